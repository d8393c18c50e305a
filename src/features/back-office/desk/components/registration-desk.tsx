import { createColumnHelper } from '@tanstack/react-table'
import { dateTimeText } from '../../../../i18n/date-text.ts'
import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { voiceCharacters, voiceGenders } from '../../../../i18n/voices.ts'
import { phoneLink } from '../../../../lib/text/phone-link.ts'
import type { DeskDescription } from '../description.ts'
import type { Row } from '../filter.ts'
import { mailLink, webLink } from '../links.ts'
import { deskMessages } from '../messages.ts'
import { registrationExport } from '../registration-export.ts'
import { registrationDeskMessages, registrationMessages } from '../registration-messages.ts'
import type { Registration } from '../types.ts'
import { Badges, CompanyCell, FollowUpState } from './cells.tsx'
import { alphabetical, commonColumns } from './columns.tsx'
import { DocumentButtons } from './document-buttons.tsx'
import { listedText } from './submitted-text.tsx'

/** The desk at /admin/voice-bot; the specification defines its columns, counters and exports. */
export function registrationDesk(language: StaffLanguage): DeskDescription<Registration> {
  const messages = { ...deskMessages[language], ...registrationDeskMessages[language] }
  const collection = 'voice-bot-onboardings'
  const labels = registrationMessages[language]
  const { genders, characters } = labels
  const voices = ({ voiceCharacter, voiceGender }: Registration) => [
    { kind: voiceGender, label: genders[voiceGender] },
    { kind: voiceCharacter, label: characters[voiceCharacter] },
  ]
  const column = createColumnHelper<Row<Registration>>()
  const { id, contact, company, created } = commonColumns<Registration>({ collection, messages })
  return {
    collection,
    language,
    messages,
    columns: [
      id,
      contact,
      {
        ...company,
        // Shows the status too, because the specification defines no column for it.
        cell: ({ row: { original } }) => (
          <>
            <CompanyCell {...original.entry} />
            {isTouched(original) && <FollowUpState followUp={original.followUp} />}
          </>
        ),
      },
      column.accessor(({ entry }) => `${entry.city} ${entry.street}`, {
        id: 'address',
        header: labels.address,
        sortingFn: alphabetical,
        cell: ({ row }) => <Address entry={row.original.entry} />,
      }),
      column.accessor(
        ({ entry }) =>
          voices(entry)
            .map(({ label }) => label)
            .join(' '),
        {
          id: 'voice',
          header: labels.voice,
          sortingFn: alphabetical,
          cell: ({ row }) => <Badges badges={voices(row.original.entry)} />,
        },
      ),
      column.accessor(({ entry }) => entry.uploadedFiles.length, {
        id: 'files',
        header: labels.files,
        sortingFn: 'basic',
        cell: ({ row }) => (
          <DocumentButtons messages={messages} registration={row.original.entry} />
        ),
      }),
      created,
    ],
    counters: [
      { label: labels.total, counts: () => true },
      { label: labels.withDocuments, counts: ({ entry }) => entry.uploadedFiles.length > 0 },
      { label: labels.today, counts: ({ day }, today) => day === today },
    ],
    choices: [
      {
        id: 'voice',
        label: labels.voice,
        options: voiceGenders.map((value) => ({ value, label: genders[value] })),
        matches: ({ voiceGender }, value) => voiceGender === value,
      },
      {
        id: 'character',
        label: labels.character,
        options: voiceCharacters.map((value) => ({ value, label: characters[value] })),
        matches: ({ voiceCharacter }, value) => voiceCharacter === value,
      },
      {
        id: 'documents',
        label: messages.documents,
        options: [
          { value: 'with', label: labels.with },
          { value: 'without', label: labels.without },
        ],
        matches: ({ uploadedFiles }, value) => uploadedFiles.length > 0 === (value === 'with'),
      },
    ],
    searchCells: (entry) => [
      ...[entry.id, entry.name, entry.email, entry.phone, entry.company, entry.website],
      ...[entry.street, `${entry.zipCode} ${entry.city}`, entry.country],
      ...voices(entry).map(({ label }) => label),
      ...entry.uploadedFiles,
      dateTimeText(entry.createdAt, language),
    ],
    exports: registrationExport,
    fields: (entry) => {
      const { city, country, email, name, phone, street, website, zipCode } = entry
      return [
        { label: labels.name, value: name },
        { label: messages.columns.company, value: entry.company },
        { label: labels.phone, value: phone, href: phoneLink(phone) },
        { label: labels.email, value: email, href: mailLink(email) },
        ...(website ? [{ label: 'Website', value: website, href: webLink(website) }] : []),
        { label: labels.street, value: street },
        { label: labels.zipCode, value: zipCode },
        { label: labels.city, value: city },
        { label: labels.country, value: country },
        { label: labels.voice, value: genders[entry.voiceGender] },
        { label: labels.character, value: characters[entry.voiceCharacter] },
      ]
    },
    documents: ({ uploadedFiles }) => uploadedFiles,
  }
}

function Address({ entry: { street, zipCode, city, country } }: { entry: Registration }) {
  return (
    <>
      <AddressLine text={street} />
      <AddressLine text={`${zipCode} ${city}`} />
      <AddressLine text={country} />
    </>
  )
}

function AddressLine({ text }: { text: string }) {
  const listed = listedText(text)
  return <span title={listed}>{listed}</span>
}

/** Returns whether somebody has worked on an entry; untouched ones show no status. */
function isTouched({ followUp }: Row<Registration>): boolean {
  return followUp !== undefined && (followUp.status !== 'new' || followUp.assignee !== null)
}
