import { createLocalReq, type Payload } from 'payload'
import { idOf } from '../../../../lib/cms/id-of.ts'
import { getCms } from '../../../../lib/cms/payload.ts'
import type { Delivery } from '../../../../lib/database/deliveries.ts'
import type { User } from '../../../../payload-types.ts'
import { type DeskCollection, subjectOf } from '../follow-up/constants.ts'
import type { DeskCall } from '../receive.ts'
import type { DocumentDetail, EntryDetail, TimelineEvent } from '../types.ts'

/** The limit of access log records in one timeline. */
const maxAccesses = 300

/** How long an entry counts as open after the access log recorded its opening. */
const openForHours = 12

/**
 * Loads what the panel shows besides the submitted values; undefined if the entry does not exist. Reads
 * as the caller, so that the access log records who opened the entry. A refetch after a change is not
 * recorded if the caller has opened the entry before.
 */
export async function loadDetail(
  { collection, headers, user }: DeskCall,
  id: number,
  { isRefetch }: { isRefetch: boolean },
): Promise<EntryDetail | undefined> {
  const cms = await getCms()
  const req = await createLocalReq({ user, req: { headers } }, cms)
  const isOpen = isRefetch && (await hasOpened(cms, user, { collection, id }))
  const entry = await cms.findByID({
    collection,
    id,
    req,
    user,
    depth: 0,
    overrideAccess: isOpen,
    disableErrors: true,
  })
  if (!entry) return undefined
  const [documents, accesses, jobs] = await Promise.all([
    'uploadedFiles' in entry ? loadDocuments(cms, entry.uploadedFiles ?? []) : [],
    loadAccesses(cms, collection, id),
    loadJobs(cms, collection, id),
  ])
  const names = new Map(documents.map(({ name, storedName }) => [storedName, name]))
  const sent = (entry.deliveries as Delivery[] | null | undefined) ?? []
  const events: TimelineEvent[] = [
    { at: entry.createdAt, what: 'received' },
    ...sent.map(({ task, at }) => ({ at, what: task, state: 'sent' as const })),
    ...jobs,
    ...accesses.map((event) => ({ ...event, file: names.get(event.file ?? '') ?? event.file })),
  ]
  const { assignee, notes, status } = entry
  return {
    status,
    assignee: assignee ? idOf(assignee) : null,
    notes: notes ?? '',
    documents,
    timeline: events.sort((a, b) => b.at.localeCompare(a.at)),
  }
}

type Opened = { collection: DeskCollection; id: number }

/** Returns whether the access log has a recent record that the user opened the entry. */
async function hasOpened(cms: Payload, user: User, { collection, id }: Opened): Promise<boolean> {
  const { totalDocs } = await cms.count({
    collection: 'audit-log',
    where: {
      entryId: { equals: id },
      subject: { equals: subjectOf[collection] },
      action: { equals: 'open' },
      user: { equals: user.id },
      createdAt: { greater_than: new Date(Date.now() - openForHours * 3_600_000).toISOString() },
    },
  })
  return totalDocs > 0
}

type Uploaded = (number | { id: number })[]

async function loadDocuments(cms: Payload, uploaded: Uploaded): Promise<DocumentDetail[]> {
  const ids = uploaded.map(idOf)
  if (ids.length === 0) return []
  const { docs } = await cms.find({
    collection: 'onboarding-documents',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
  })
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  return ids.flatMap((id) => {
    const { filename, filesize, originalName } = byId.get(id) ?? {}
    return filename
      ? [{ storedName: filename, name: originalName ?? filename, bytes: filesize ?? 0 }]
      : []
  })
}

/** Loads the access log's records about an entry. */
async function loadAccesses(
  cms: Payload,
  collection: DeskCollection,
  id: number,
): Promise<TimelineEvent[]> {
  const { docs } = await cms.find({
    collection: 'audit-log',
    where: {
      entryId: { equals: id },
      subject: { equals: subjectOf[collection] },
      action: { in: ['open', 'change', 'trash', 'restore', 'document', 'zip'] },
    },
    sort: '-createdAt',
    limit: maxAccesses,
    depth: 0,
  })
  return docs.map(({ action, byApiKey, createdAt, detail, file, userEmail }) => ({
    at: createdAt,
    what: action as TimelineEvent['what'],
    by: userEmail,
    ...(byApiKey && { byApiKey }),
    ...(detail && { detail }),
    ...(file && { file }),
  }))
}

type Job = { task: TimelineEvent['what']; failed: boolean; at: Date }

/** Loads waiting and failed deliveries; finished jobs are deleted from the queue. */
async function loadJobs(
  cms: Payload,
  collection: DeskCollection,
  id: number,
): Promise<TimelineEvent[]> {
  const { rows } = await cms.db.pool.query<Job>(
    `SELECT task_slug AS task, coalesce(has_error, false) AS failed, updated_at AS at
     FROM payload_jobs WHERE input::jsonb @> $1::jsonb`,
    [JSON.stringify({ kind: subjectOf[collection], id })],
  )
  return rows.map(({ task, failed, at }) => ({
    at: at.toISOString(),
    what: task,
    state: failed ? 'failed' : 'waiting',
  }))
}
