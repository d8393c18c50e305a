import { env } from '../../env.ts'
import { clientAddress } from '../../lib/client-address.ts'
import { logFailure } from '../../lib/log.ts'
import { getCms } from '../../lib/payload.ts'
import type { User } from '../../payload-types.ts'
import type { AuditAction } from './constants.ts'

export type Access = {
  action: AuditAction
  /** Who was let through; `_strategy` is how Payload knew them. */
  user: User & { _strategy?: string }
  headers: Headers
  /** The submission, or the stored name of the document. */
  entryId?: number
  file?: string
}

/**
 * Records that customers' data was handed out. Returns at once: the answer neither waits for the
 * record nor fails with it. A record that cannot be written goes to the log, with all it says.
 */
export function recordAccess(access: Access): void {
  void write(access).catch((error) => {
    const { action, user, entryId, file } = access
    const what = JSON.stringify({ action, user: user.email, entryId, file })
    return logFailure(`An access could not be recorded: ${what}`, error)
  })
}

async function write({ action, user, headers, entryId, file }: Access): Promise<void> {
  const cms = await getCms()
  await cms.create({
    collection: 'audit-log',
    data: {
      action,
      user: user.id,
      userEmail: user.email,
      byApiKey: user._strategy === 'api-key',
      entryId,
      file,
      ipAddress: clientAddress(headers, env.TRUSTED_PROXIES),
    },
    depth: 0,
  })
}
