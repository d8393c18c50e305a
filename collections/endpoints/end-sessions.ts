import { addDataAndFileToRequest, type Endpoint, Forbidden } from 'payload'
import { isStaffSession } from '../../src/lib/auth/roles.ts'
import { sessionIdOf } from '../../src/lib/auth/session-id.ts'
import { findAccount, textsIn, writeAccount } from '../hooks/account.ts'
import { withLockedAccount } from '../hooks/account-lock.ts'
import { recordOn, rejection } from '../hooks/check-code.ts'
import { personIn } from './second-factor.ts'

/** Ends one of one's own sessions, named by `session`, or all but the present one: `others`. */
export const endSessions: Omit<Endpoint, 'root'> = {
  path: '/end-sessions',
  method: 'post',
  handler: async (req) => {
    const user = personIn(req)
    if (!isStaffSession(user)) throw new Forbidden(req.t)
    await addDataAndFileToRequest(req)
    const { session } = textsIn(req, 'session')
    const ended = await withLockedAccount(req, user.id, async () => {
      const account = await findAccount(req, { id: { equals: user.id } })
      const sessions = account?.sessions ?? []
      const left = sessions.filter(({ id }) =>
        session === 'others' ? id === sessionIdOf(user) : id !== session,
      )
      await writeAccount(req, user.id, { sessions: left })
      return sessions.length - left.length
    })
    if (ended === 0 && session !== 'others') throw rejection(req, 404, 'noSession')
    if (ended > 0) recordOn(req, user, 'sessions-ended', String(ended))
    return Response.json({ ended })
  },
}
