import { addDataAndFileToRequest, type Endpoint, Forbidden } from 'payload'
import { isStaffSession } from '../../src/lib/auth/roles.ts'
import { sessionIdOf } from '../../src/lib/auth/session-id.ts'
import { bodyStrings, findAccount, writeAccount } from '../hooks/account.ts'
import { withLockedAccount } from '../hooks/account-lock.ts'
import { recordAccountAction, secondFactorError } from '../hooks/second-factor-codes.ts'
import { requireAccount } from './second-factor.ts'

/** Ends the user's session with the id `session`, or all but the current one if it is `others`. */
export const endSessions: Omit<Endpoint, 'root'> = {
  path: '/end-sessions',
  method: 'post',
  handler: async (req) => {
    const user = requireAccount(req)
    if (!isStaffSession(user)) throw new Forbidden(req.t)
    await addDataAndFileToRequest(req)
    const { session } = bodyStrings(req, 'session')
    const ended = await withLockedAccount(req, user.id, async () => {
      const account = await findAccount(req, { id: { equals: user.id } })
      const sessions = account?.sessions ?? []
      const left = sessions.filter(({ id }) =>
        session === 'others' ? id === sessionIdOf(user) : id !== session,
      )
      await writeAccount(req, user.id, { sessions: left })
      return sessions.length - left.length
    })
    if (ended === 0 && session !== 'others') throw secondFactorError(req, 404, 'noSession')
    if (ended > 0) recordAccountAction(req, user, 'sessions-ended', String(ended))
    return Response.json({ ended })
  },
}
