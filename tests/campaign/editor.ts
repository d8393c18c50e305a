import { createEditor } from '../support/staff.ts'

/** Creates an editor and returns their session cookie. */
export async function editorCookie(url: string): Promise<string> {
  const login = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(await createEditor(url)),
  })
  return login.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
}
