import { randomUUID } from 'node:crypto'
import { afterAll } from 'vitest'
import { removeAccounts } from './accounts.ts'
import { sendJson } from './catch-all.ts'
import { cms } from './cms.ts'
import { tokenOf } from './token.ts'

/** A logged-in account. */
export type LoggedInAccount = { id: number; email: string; headers: Record<string, string> }

export const password = 'the-right-password'
const created: LoggedInAccount[] = []

let sender = 0
export const nextIpAddress = () => `198.51.100.${++sender % 250}`

export const logIn = (email: string, more: object = {}, from = nextIpAddress()) =>
  sendJson(
    'users/login',
    { email, password, ...more },
    { headers: { 'X-Forwarded-For': from, 'Accept-Language': 'de', 'User-Agent': firefox } },
  )

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

export const headersOf = (response: Response) => ({ Authorization: `JWT ${tokenOf(response)}` })

export async function newAccount(role: 'admin' | 'editor' = 'editor'): Promise<LoggedInAccount> {
  const email = `${randomUUID()}@example.com`
  const { id } = await (await cms()).create({
    collection: 'users',
    data: { email, password, role },
  })
  const who = { id, email, headers: headersOf(await logIn(email)) }
  created.push(who)
  return who
}

export const postToUsers = (
  who: Pick<LoggedInAccount, 'headers'>,
  path: string,
  body: object = {},
) => sendJson(`users/${path}`, body, { headers: { ...who.headers, 'Accept-Language': 'de' } })

export async function sessionsOf({
  id,
}: LoggedInAccount): Promise<{ id: string; device: string | null }[]> {
  const query = 'SELECT id, device FROM users_sessions WHERE _parent_id = $1 ORDER BY _order'
  return (await (await cms()).db.pool.query(query, [id])).rows
}

export const auditRecordsOf = async ({ id }: LoggedInAccount) =>
  (
    await (
      await cms()
    ).find({
      collection: 'audit-log',
      where: { subject: { equals: 'account' }, entryId: { equals: id } },
      sort: 'id',
      limit: 100,
    })
  ).docs.map(({ action, detail, user, userEmail }) => ({ action, detail, user, userEmail }))

export const isLoggedIn = async ({ headers }: Pick<LoggedInAccount, 'headers'>) =>
  Boolean((await (await cms()).auth({ headers: new Headers(headers) })).user)

/** Deletes the accounts of the calling file and their access records after its tests. */
export function deleteAccountsAfterTests(): void {
  afterAll(async () => {
    await removeAccounts(...created)
    await (await cms()).delete({
      collection: 'audit-log',
      where: { subject: { equals: 'account' } },
    })
  })
}
