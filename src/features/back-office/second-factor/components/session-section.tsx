import type { UIFieldServerProps } from 'payload'
import { sessionIdOf } from '../../../../lib/auth/session-id.ts'
import { loadSessions } from '../data.ts'
import { SessionList } from './session-list.tsx'

/** The sessions of one's own account. */
export async function SessionSection({ id, payload, req }: UIFieldServerProps) {
  const { user } = req
  if (!user || id === undefined || String(user.id) !== String(id)) return null
  const sessions = await loadSessions(payload, user.id)
  return <SessionList present={sessionIdOf(user)} sessions={sessions} />
}
