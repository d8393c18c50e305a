import { randomUUID } from 'node:crypto'
import { cms } from './cms.ts'
import { startSession } from './session.ts'

type Account = { id: number; email: string; headers: Record<string, string> }

const password = 'a-long-enough-password'

/** Creates an account with this role in the integration tests' database and logs it in. */
export async function createAccount(role: 'admin' | 'editor'): Promise<Account> {
  const payload = await cms()
  const email = `${randomUUID()}@example.com`
  const { id } = await payload.create({ collection: 'users', data: { email, password, role } })
  return { id, email, headers: await startSession(email) }
}

/** Creates an account with this role and an API key. */
export async function createAccountWithKey(role: 'admin' | 'editor'): Promise<Account> {
  const payload = await cms()
  const email = `${randomUUID()}@example.com`
  const apiKey = randomUUID()
  const data = { email, password, role, apiKey, enableAPIKey: true }
  const { id } = await payload.create({ collection: 'users', data })
  return { id, email, headers: { Authorization: `users API-Key ${apiKey}` } }
}

/** Deletes accounts that a test created. */
export async function removeAccounts(...accounts: Account[]): Promise<void> {
  const payload = await cms()
  const ids = accounts.map(({ id }) => id)
  await payload.delete({ collection: 'users', where: { id: { in: ids } } })
}
