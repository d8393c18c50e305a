import type { Payload } from 'payload'
import { env } from '../../env.ts'
import { clientAddress } from '../../lib/client-address.ts'
import { isKey } from '../../lib/roles.ts'
import type { User } from '../../payload-types.ts'
import type { AuditAction } from './constants.ts'

export type Access = {
  action: AuditAction
  /** Who was let through. */
  user: User
  headers: Headers
  /** The submission, or the stored name of the document. */
  entryId?: number
  file?: string
}

/**
 * Records that customers' data was handed out. Returns at once: the answer neither waits for the
 * record nor fails with it. A record that cannot be written goes to the log, with all it says.
 */
export function recordAccess(cms: Payload, access: Access): void {
  void write(cms, access).catch((error) => {
    const { action, user, entryId, file } = access
    const what = JSON.stringify({ action, user: user.email, entryId, file })
    cms.logger.error({ err: error }, `An access could not be recorded: ${what}`)
  })
}

async function write(cms: Payload, { action, user, headers, entryId, file }: Access) {
  await cms.create({
    collection: 'audit-log',
    data: {
      action,
      user: user.id,
      userEmail: user.email,
      byApiKey: isKey(user),
      entryId,
      file,
      ipAddress: clientAddress(headers, env.TRUSTED_PROXIES),
    },
    depth: 0,
  })
}
