import { randomUUID } from 'node:crypto'
import type { Locale } from '../../src/i18n/locales.ts'
import { admin } from './product.ts'
import { tokenOf } from './token.ts'

type Who = { email: string; password: string }
type Doc = { id: number; [field: string]: unknown }

/** REST access to a product's CMS for staff. */
export type StaffClient = Awaited<ReturnType<typeof logInStaff>>

/** Logs in through the CMS's REST API. */
export async function logInStaff(url: string, who: Who = admin) {
  const login = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(who),
  })
  const headers = { Authorization: `JWT ${tokenOf(login)}`, 'Content-Type': 'application/json' }

  async function send(method: string, path: string, body?: object) {
    const address = new URL(`${url}/api/${path}`)
    // Also writes documents that are open in the editor.
    if (method !== 'GET') address.searchParams.set('overrideLock', 'true')
    const response = await fetch(address, {
      method,
      headers,
      body: body && JSON.stringify(body),
    })
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }

  async function find(collection: string, field: string, value: string): Promise<Doc> {
    const { docs } = await send('GET', `${collection}?where[${field}][equals]=${value}&depth=0`)
    return docs[0]
  }

  return {
    /** For requests to other routes. */
    headers,
    send,
    find,
    /** Publishes a change in one language. */
    publish: (path: string, locale: Locale, data: object) =>
      send(path.startsWith('globals') ? 'POST' : 'PATCH', `${path}?locale=${locale}`, {
        ...data,
        _status: 'published',
      }),
    /** Saves a draft in one language. */
    draft: (path: string, locale: Locale, data: object) =>
      send(
        path.startsWith('globals') ? 'POST' : 'PATCH',
        `${path}?locale=${locale}&draft=true`,
        data,
      ),
  }
}

/** Creates an editor as the admin. */
export async function createEditor(url: string): Promise<Who> {
  const editor = { email: `${randomUUID()}@example.com`, password: 'a-long-editor-password' }
  await (await logInStaff(url)).send('POST', 'users', { ...editor, role: 'editor' })
  return editor
}
