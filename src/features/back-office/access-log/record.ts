import type { Payload, PayloadRequest } from 'payload'
import { env } from '../../../env.ts'
import { isKey } from '../../../lib/auth/roles.ts'
import { clientAddress } from '../../../lib/http/client-address.ts'
import type { User } from '../../../payload-types.ts'
import type { AuditAction, AuditSubject } from './constants.ts'

export type Access = {
  action: AuditAction
  /** None for what is about the log itself. */
  subject?: AuditSubject
  /** Who was let through. */
  user: User
  headers: Headers
  /** The entry, or the stored name of the document. */
  entryId?: number
  file?: string
  /** Further details, without anything that a customer sent in. */
  detail?: string
}

/**
 * Records what somebody did with customers' data. Returns at once: the answer neither waits for the
 * record nor fails with it. A record that cannot be written goes to the log, with all it says.
 */
export function recordAccess(cms: Payload, access: Access): void {
  void write(cms, access).catch((error) => {
    const { user, headers: _, ...rest } = access
    const what = JSON.stringify({ ...rest, user: user.email })
    cms.logger.error({ err: error }, `An access could not be recorded: ${what}`)
  })
}

/** Records it in the transaction of what is done: neither is stored without the other. */
export async function recordWith(
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
  await cms.create({
    collection: 'audit-log',
    data: {
      ...rest,
      user: user.id,
      userEmail: user.email,
      byApiKey: isKey(user),
      ipAddress: clientAddress(headers, env.TRUSTED_PROXIES),
    },
    depth: 0,
    req,
  })
}
