import type { Payload } from 'payload'
import type { StaffLanguage } from '../../../../../i18n/staff.ts'
import { labelledValues } from '../../../../../lib/cms/labelled-values.ts'
import { getCms } from '../../../../../lib/cms/payload.ts'
import type { Delivery } from '../../../../../lib/database/deliveries.ts'
import { safeFileName } from '../../../../../lib/files/file-names.ts'
import type { ZipEntry } from '../../../../../lib/files/zip.ts'
import { subjectOf } from '../../follow-up/constants.ts'
import { zipEntries } from '../../zip-names.ts'
import { documentsOf } from '../data.ts'
import { personMessages } from '../messages.ts'
import type { EntryRef } from '../schema.ts'

/** An entry as a person is told of it. */
export type PersonEntry = EntryRef & {
  title: string
  fields: { name: string; label: string; value: string }[]
  createdAt: string
  updatedAt: string
  deletedAt: string | null
  /** By their place in the zip. */
  documents: ZipEntry[]
  sent: Delivery[]
  /** When and why the entry was looked at; the law does not ask which colleague it was. */
  accesses: { action: string; at: string }[]
}

/** Everything that entries hold; undefined if one of them is gone. */
export async function loadPersonEntries(
  picks: readonly EntryRef[],
  language: StaffLanguage,
): Promise<PersonEntry[] | undefined> {
  const cms = await getCms()
  const entries: PersonEntry[] = []
  // One after the other: others wait for the same connections.
  for (const pick of picks) {
    const entry = await loadEntry(cms, pick, language)
    if (!entry) return undefined
    entries.push(entry)
  }
  return entries
}

async function loadEntry(
  cms: Payload,
  { collection, id }: EntryRef,
  language: StaffLanguage,
): Promise<PersonEntry | undefined> {
  const entry = await cms.findByID({
    ...{ collection, id, depth: 0, trash: true },
    disableErrors: true,
  })
  if (!entry) return undefined
  const title = `${personMessages[language].kinds[collection]} ${id}`
  const stored = collection === 'voice-bot-onboardings' ? await documentsOf(cms, [id]) : []
  const documents = zipEntries(stored.map((each) => ({ ...each, type: '' })))
  const folder = safeFileName(title)
  const { docs } = await cms.find({
    collection: 'audit-log',
    where: { entryId: { equals: id }, subject: { equals: subjectOf[collection] } },
    pagination: false,
    depth: 0,
  })
  const { fields } = cms.collections[collection].config
  return {
    ...{ collection, id, title },
    fields: labelledValues(fields, { ...entry }, language).map(({ name, label = name, value }) => ({
      name,
      label,
      value,
    })),
    createdAt: entry.createdAt,
    updatedAt: entry.updatedAt,
    deletedAt: entry.deletedAt ?? null,
    documents: documents.map((each) => ({ ...each, name: `${folder}/${each.name}` })),
    sent: (entry.deliveries as Delivery[] | null | undefined) ?? [],
    accesses: docs.map(({ action, createdAt }) => ({ action, at: createdAt })),
  }
}
