import { getTranslation } from '@payloadcms/translations'
import {
  APIError,
  addDataAndFileToRequest,
  type CollectionSlug,
  type PayloadRequest,
  parseParams,
} from 'payload'
import { staffLanguage } from '../../i18n/staff.ts'
import { lockHolder } from '../../lib/cms/lock-holder.ts'
import type { DocumentRef } from '../../lib/content/document-ref.ts'
import { lockRows } from '../../lib/database/lock-rows.ts'
import { inOwnTransaction } from '../../lib/database/transaction.ts'
import { isOutage } from '../../lib/database/unavailable.ts'
import { requireStaff } from './endpoints.ts'
import { publishMessages } from './messages.ts'

type Result = {
  docs: unknown[]
  errors: { id?: number | string; message: string }[]
  /** The number of documents that match the query, if it is known. */
  found?: number
}

/** Documents in one bulk update, during which other publications wait. */
const maxDocuments = 50

/**
 * Updates the documents that match a query, all or none, one after the other: each from its newest
 * version, as when it is updated by id. Payload only does so if `draft` is given; otherwise the
 * published document would replace the drafts of all languages. And it updates them concurrently, so
 * two of the same title would get the same slug.
 */
export const updateMany = (collection: CollectionSlug) =>
  requireStaff(async (req) => {
    const { i18n, payload, query, t } = req
    await addDataAndFileToRequest(req)
    if (!query.where) throw new APIError('Missing where', 400, undefined, true)
    const { docs, errors, found } = await updateEach(req, collection)
    const total = found ?? docs.length + errors.length
    const { plural, singular } = payload.collections[collection].config.labels
    const label = getTranslation(total === 1 ? singular : plural, i18n)
    const message =
      errors.length === 0
        ? t('general:updatedCountSuccessfully', { count: total, label })
        : // None of them was updated. The form for several documents shows this message only.
          [
            t('error:unableToUpdateCount', { count: total, label, total }),
            ...new Set(errors.map(({ message }) => message)),
          ].join(' ')
    return Response.json({ docs, errors, message }, { status: errors.length === 0 ? 200 : 400 })
  })

async function updateEach(req: PayloadRequest, collection: CollectionSlug): Promise<Result> {
  const { payload } = req
  const { draft, limit, sort, trash, where } = parseParams(req.query)
  const docs: unknown[] = []
  const found = await findIds(req, { collection, draft, limit, sort, trash, where })
  if (found.length > maxDocuments) return tooMany(req, found.length)
  let current: number | string | undefined
  try {
    await inOwnTransaction(req, async () => {
      // All at once: each publication waits for others, which may wait for one of these rows.
      await lockRows(payload, req, { collection, ids: found })
      for (const id of found) {
        current = id
        docs.push(await payload.update({ id, ...optionsOf(req, collection) }))
      }
    })
    return { docs, errors: [] }
  } catch (error) {
    if (current === undefined || isOutage(error)) throw error
    const { isPublic } = error as Rejection
    if (!isPublic) payload.logger.error({ err: error }, `${collection} ${current} was not updated`)
    const message = await reasonOf(error as Rejection, req, { collection, id: Number(current) })
    return { docs: [], errors: [{ id: current, message }], found: found.length }
  }
}

type Rejection = { isPublic?: boolean; message: string; status?: number }

/** Resolves to the message of an error for the user. Payload's own about a lock is always in English. */
async function reasonOf(
  { isPublic, message, status }: Rejection,
  { i18n, payload, t }: PayloadRequest,
  ref: DocumentRef,
): Promise<string> {
  if (status !== 423) return isPublic ? message : t('error:unknown')
  const { oneIsLocked } = publishMessages[staffLanguage(i18n.language)]
  return oneIsLocked(await lockHolder(payload, ref))
}

type Query = Pick<
  Parameters<PayloadRequest['payload']['find']>[0],
  'collection' | 'draft' | 'limit' | 'sort' | 'trash' | 'where'
>

/** Resolves to the ids of the documents that match the query. */
async function findIds(req: PayloadRequest, query: Query): Promise<(number | string)[]> {
  const options = { depth: 0, overrideAccess: false, pagination: false, req, select: {} } as const
  const { docs } = await req.payload.find({ ...query, ...options })
  return docs.map(({ id }) => id)
}

function tooMany({ i18n }: PayloadRequest, found: number): Result {
  const message = publishMessages[staffLanguage(i18n.language)].tooManyAtOnce(maxDocuments)
  return { docs: [], errors: [{ message }], found }
}

/** Returns what the updates of a request have in common. */
function optionsOf(req: PayloadRequest, collection: CollectionSlug) {
  const { depth, draft, overrideLock, populate, select, trash, ...params } = parseParams(req.query)
  return {
    collection,
    depth,
    draft,
    populate,
    publishAllLocales: params.publishAllLocales,
    req,
    select,
    trash,
    unpublishAllLocales: params.unpublishAllLocales,
    // A copy, because Payload changes what it is given.
    data: structuredClone(req.data ?? {}) as never,
    overrideAccess: false,
    overrideLock: overrideLock ?? false,
  } as const
}
