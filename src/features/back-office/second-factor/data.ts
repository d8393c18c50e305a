import type { Payload } from 'payload'

type Stored = {
  recoveryCodes?: string[] | null
  sessions?: StoredSession[] | null
}

type StoredSession = {
  id: string
  createdAt?: string | null
  expiresAt: string
  device?: string | null
}

export type SessionItem = { id: string; createdAt: string; device?: string }

const findStored = (payload: Payload, id: number) =>
  payload.db.findOne<Stored & { id: number }>({
    collection: 'users',
    where: { id: { equals: id } },
  })

/** Counts the unused recovery codes of an account. */
export async function countRecoveryCodes(payload: Payload, id: number): Promise<number> {
  return (await findStored(payload, id))?.recoveryCodes?.length ?? 0
}

/** Loads the sessions of an account that have not expired, newest first. */
export async function loadSessions(payload: Payload, id: number): Promise<SessionItem[]> {
  const { sessions } = (await findStored(payload, id)) ?? {}
  return (sessions ?? [])
    .filter(({ expiresAt }) => new Date(expiresAt) > new Date())
    .map((each) => ({
      id: each.id,
      createdAt: new Date(each.createdAt ?? 0).toISOString(),
      device: each.device ?? undefined,
    }))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
}
