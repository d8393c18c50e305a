import type { Field, Payload } from 'payload'
import type { StaffLanguage } from '../../../../../i18n/staff.ts'
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
  const kept = await Promise.all(picks.map((pick) => loadEntry(cms, pick, language)))
  const found = kept.filter((entry) => entry !== undefined)
  return found.length === kept.length ? found : undefined
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
  const documents = zipEntries(
    (await documentsOf(cms, { collection, id })).map((each) => ({ ...each, type: '' })),
  )
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
    fields: filledIn(fields, entry as unknown as Record<string, unknown>, language),
    createdAt: entry.createdAt,
    updatedAt: entry.updatedAt,
    deletedAt: entry.deletedAt ?? null,
    documents: documents.map((each) => ({ ...each, name: `${folder}/${each.name}` })),
    sent: (entry.deliveries as Delivery[] | null | undefined) ?? [],
    accesses: docs.map(({ action, createdAt }) => ({ action, at: createdAt })),
  }
}

const textual = ['text', 'textarea', 'email', 'select']

/** What an entry holds, with the CMS's labels; what the server notes for itself has none. */
function filledIn(
  fields: readonly Field[],
  entry: Record<string, unknown>,
  language: StaffLanguage,
): PersonEntry['fields'] {
  return fields.flatMap((field) => {
    if (!('name' in field) || !textual.includes(field.type)) return []
    const value = entry[field.name]
    if (typeof value !== 'string' || value === '') return []
    const { name } = field
    const label = textIn('label' in field ? field.label : undefined, language) ?? name
    if (field.type !== 'select') return [{ name, label, value }]
    const option = field.options.find((each) => typeof each === 'object' && each.value === value)
    const text = textIn(typeof option === 'object' ? option.label : undefined, language)
    return [{ name, label, value: text ?? value }]
  })
}

function textIn(label: unknown, language: StaffLanguage): string | undefined {
  if (typeof label === 'string') return label
  if (typeof label !== 'object' || label === null || !(language in label)) return undefined
  return String((label as Record<StaffLanguage, unknown>)[language])
}
