import {
  createLocalReq,
  docAccessOperation,
  docAccessOperationGlobal,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { hasScheduledPublishEnabled } from 'payload/shared'
import { requestLanguage } from '../../lib/auth/require-role.ts'
import { getCms } from '../../lib/cms/payload.ts'
import { publishMessages } from './messages.ts'

/** What a caller sends to plan something; without a document it withdraws a plan. */
type Sent = { doc?: unknown; global?: unknown }

const published = { _status: 'published' }

/**
 * Why something is not planned: it has no drafts, is not there, or is not for this user to change.
 * Payload queues whatever is named to it. Resolves to nothing if it may be planned.
 */
export async function checkPlan(args: unknown, headers: Headers): Promise<string | undefined> {
  const { doc, global } = (args ?? {}) as Sent
  const payload = await getCms()
  const { user } = await payload.auth({ headers })
  const req = await createLocalReq({ user: user ?? undefined }, payload)
  const isPlannable =
    user &&
    (doc === undefined || doc === null || (await isPlannableDocument(doc, req))) &&
    (global === undefined || global === null || (await isPlannableGlobal(global, req)))
  return isPlannable ? undefined : publishMessages[await requestLanguage(headers)].notPlannable
}

async function isPlannableDocument(doc: unknown, req: PayloadRequest): Promise<boolean> {
  const { relationTo, value } = doc as { relationTo?: unknown; value?: unknown }
  const config = req.payload.config.collections.find(({ slug }) => slug === relationTo)
  if (!config || !hasScheduledPublishEnabled(config)) return false
  const id = Number(value)
  if (!Number.isSafeInteger(id) || id < 1 || id >= 2 ** 31) return false
  return isThere(config, id, req)
}

async function isThere(
  config: SanitizedCollectionConfig,
  id: number,
  req: PayloadRequest,
): Promise<boolean> {
  const { update } = await docAccessOperation({ id, collection: { config }, data: published, req })
  if (!update) return false
  const where = { id: { equals: id } }
  const { totalDocs } = await req.payload.count({ collection: config.slug, where })
  return totalDocs > 0
}

async function isPlannableGlobal(global: unknown, req: PayloadRequest): Promise<boolean> {
  const globalConfig = req.payload.config.globals.find(({ slug }) => slug === global)
  if (!globalConfig || !hasScheduledPublishEnabled(globalConfig)) return false
  return Boolean((await docAccessOperationGlobal({ data: published, globalConfig, req })).update)
}
