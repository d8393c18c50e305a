import { createColumnHelper } from '@tanstack/react-table'
import { dateTimeText } from '../../../../i18n/date-text.ts'
import { localeNames, locales } from '../../../../i18n/locales.ts'
import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { phoneLink } from '../../../../lib/text/phone-link.ts'
import { contactExport } from '../contact-export.ts'
import { contactDeskMessages, contactRequestMessages } from '../contact-messages.ts'
import type { DeskDescription } from '../description.ts'
import type { Row } from '../filter.ts'
import { isOpen } from '../follow-up/constants.ts'
import { mailLink, replyLink } from '../links.ts'
import { deskMessages } from '../messages.ts'
import type { ContactEntry } from '../types.ts'
import { FollowUpState } from './cells.tsx'
import { commonColumns } from './columns.tsx'
import { listedText } from './submitted-text.tsx'

/** The value of the language filter for requests without a language. */
const unknown = 'unknown'

/** The desk at /admin/contact-requests. */
export function contactDesk(language: StaffLanguage): DeskDescription<ContactEntry> {
  const messages = { ...deskMessages[language], ...contactDeskMessages[language] }
  const collection = 'contact-requests'
  const labels = contactRequestMessages[language]
  const languageOf = (entry: ContactEntry) =>
    entry.language ? localeNames[entry.language] : labels.unknown
  const column = createColumnHelper<Row<ContactEntry>>()
  const { id, contact, company, created } = commonColumns<ContactEntry>({ collection, messages })
  return {
    collection,
    language,
    messages,
    columns: [
      id,
      contact,
      company,
      column.accessor(({ entry }) => entry.message, {
        id: 'message',
        header: labels.message,
        sortingFn: 'text',
        cell: ({ row }) => <span>{listedText(row.original.entry.message)}</span>,
      }),
      column.accessor(({ entry }) => entry.language, {
        id: 'language',
        header: labels.language,
        sortingFn: 'text',
        cell: ({ row }) => languageOf(row.original.entry),
      }),
      column.accessor(({ followUp }) => followUp?.status, {
        id: 'status',
        header: messages.status,
        sortingFn: 'text',
        cell: ({ row }) => <FollowUpState followUp={row.original.followUp} />,
      }),
      created,
    ],
    counters: [
      { label: labels.total, counts: () => true },
      { label: labels.open, counts: ({ followUp }) => isOpen(followUp?.status) },
      { label: labels.today, counts: ({ day }, today) => day === today },
    ],
    choices: [
      {
        id: 'language',
        label: labels.language,
        options: [
          ...locales.map((value) => ({ value, label: localeNames[value] })),
          { value: unknown, label: labels.unknown },
        ],
        matches: ({ language }, value) => (language || unknown) === value,
      },
    ],
    searchCells: (entry) => [
      ...[entry.id, entry.name, entry.email, entry.phone, entry.company, entry.message],
      languageOf(entry),
      dateTimeText(entry.createdAt, language),
    ],
    exports: contactExport,
    fields: (entry) => {
      const { email, name, phone } = entry
      return [
        { label: labels.message, value: entry.message, isLong: true },
        { label: labels.name, value: name },
        ...(entry.company ? [{ label: messages.columns.company, value: entry.company }] : []),
        { label: labels.email, value: email, href: mailLink(email) },
        ...(phone ? [{ label: labels.phone, value: phone, href: phoneLink(phone) }] : []),
        { label: labels.language, value: languageOf(entry) },
      ]
    },
    documents: () => [],
    reply: { label: labels.reply, href: replyLink },
  }
}
