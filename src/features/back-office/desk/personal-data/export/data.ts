import type { Payload } from 'payload'
import type { StaffLanguage } from '../../../../../i18n/staff.ts'
import { siteTimeZone } from '../../../../../i18n/time-zone.ts'
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

/** An entry as it is disclosed to the person. */
export type PersonEntry = EntryRef & {
  title: string
  fields: { name: string; label: string; value: string }[]
  createdAt: string
  updatedAt: string
  deletedAt: string | null
  /** Named by their paths in the zip. */
  documents: ZipEntry[]
  sent: Delivery[]
  /**
   * When and how the entry was accessed: each kind once a day, with the first time. Without the employee, whom
   * the law does not require.
   */
  accesses: { action: string; at: string; times: number }[]
}

/** Loads entries with everything stored about them; undefined if one does not exist. */
export async function loadPersonEntries(
  refs: readonly EntryRef[],
  language: StaffLanguage,
): Promise<PersonEntry[] | undefined> {
  const cms = await getCms()
  const entries: PersonEntry[] = []
  // Sequentially, to leave database connections for other requests.
  for (const ref of refs) {
    const entry = await loadEntry(cms, ref, language)
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
  // An API key may have read the entry a million times.
  const { rows: accesses } = await cms.db.pool.query<{ action: string; at: Date; times: number }>(
    `SELECT action, min(created_at) AS at, count(*)::int AS times FROM audit_log
     WHERE subject = $1 AND entry_id = $2
     GROUP BY action, date_trunc('day', created_at AT TIME ZONE '${siteTimeZone}')
     ORDER BY at DESC`,
    [subjectOf[collection], id],
  )
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
    accesses: accesses.map((access) => ({ ...access, at: access.at.toISOString() })),
  }
}
