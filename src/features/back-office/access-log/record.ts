import { LRUCache } from 'lru-cache'
import type { Payload, PayloadRequest } from 'payload'
import { env } from '../../../env.ts'
import { isApiKey } from '../../../lib/auth/roles.ts'
import { clientAddress } from '../../../lib/http/client-address.ts'
import { rateLimitKey } from '../../../lib/http/rate-limit-key.ts'
import type { User } from '../../../payload-types.ts'
import type { AuditAction, AuditSubject } from './constants.ts'

export type Access = {
  action: AuditAction
  /** Undefined for actions on the access log itself. */
  subject?: AuditSubject
  /** The authorized user. */
  user: User
  headers: Headers
  /** The id of the entry; for a document, `file` is its stored name. */
  entryId?: number
  file?: string
  /** Further details, without any data of a customer. */
  detail?: string
}

/**
 * What API keys have read within an hour. Automations poll, and a record of each reading would stay for years:
 * millions of them delay the deletion of an entry, and fill the disk.
 */
const readByKeys = new LRUCache<string, true>({ max: 10_000, ttl: 60 * 60 * 1000 })

/**
 * Records an access to customers' data in the background, so that it neither delays nor fails the response. What
 * a key reads again from the same network within an hour is not recorded again. If the access cannot be written,
 * its content is logged.
 */
export function recordAccess(cms: Payload, access: Access): void {
  const { user, headers, ...rest } = access
  const key = isApiKey(user) && JSON.stringify([user.id, rateLimitKey(headers), rest])
  if (key && readByKeys.has(key)) return
  if (key) readByKeys.set(key, true)
  void write(cms, access).catch((error) => {
    if (key) readByKeys.delete(key)
    const what = JSON.stringify({ ...rest, user: user.email })
    cms.logger.error({ err: error }, `An access could not be recorded: ${what}`)
  })
}

/** Records an access in the transaction of the action, so that both are stored or neither. */
export async function recordAccessInTransaction(
  cms: Payload,
  req: Pick<PayloadRequest, 'transactionID'>,
  access: Access,
): Promise<void> {
  await write(cms, access, req)
}

async function write(
  cms: Payload,
  { user, headers, ...rest }: Access,
  req?: Pick<PayloadRequest, 'transactionID'>,
) {
  const { action, entryId, subject } = rest
  const hasDeletedThemselves = subject === 'account' && action === 'delete' && entryId === user.id
  await cms.create({
    collection: 'audit-log',
    data: {
      ...rest,
      user: hasDeletedThemselves ? null : user.id,
      userEmail: user.email,
      byApiKey: isApiKey(user),
      ipAddress: clientAddress(headers, env.TRUSTED_PROXIES),
    },
    depth: 0,
    req,
  })
}
