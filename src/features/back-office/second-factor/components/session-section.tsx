import type { UIFieldServerProps } from 'payload'
import { sessionIdOf } from '../../../../lib/auth/session-id.ts'
import { loadSessions } from '../data.ts'
import { SessionList } from './session-list.tsx'

/** The sessions of an account, shown to its user only. */
export async function SessionSection({ id, payload, req }: UIFieldServerProps) {
  const { user } = req
  if (!user || id === undefined || String(user.id) !== String(id)) return null
  const sessions = await loadSessions(payload, user.id)
  return <SessionList currentId={sessionIdOf(user)} sessions={sessions} />
}
