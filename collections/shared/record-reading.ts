import type { CollectionAfterOperationHook } from 'payload'
import type { AuditAction } from '../../src/features/audit/constants.ts'
import { recordAccess } from '../../src/features/audit/record.ts'
import type { User } from '../../src/payload-types.ts'

/** Records whoever reads submissions through Payload's own REST API, past the overview's doors. */
export const recordReading =
  (action: AuditAction) =>
  ({ args, operation, req, result }: Parameters<CollectionAfterOperationHook>[0]): never => {
    const { headers, payload, payloadAPI, user } = req
    const isReading = operation === 'find' || operation === 'findByID'
    if (isReading && payloadAPI === 'REST' && user) {
      const entryId = 'id' in args ? Number(args.id) : undefined
      recordAccess(payload, { action, user: user as User, headers, entryId })
    }
    // Its return type says that it changes no result.
    return result as never
  }
