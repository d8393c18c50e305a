import config from '@payload-config'
import { handleEndpoints, type Payload } from 'payload'

type Refused = { message: string; data?: { errors: { path: string; message: string }[] } }

/** What is read of the CMS's answers here. */
export type Answer = {
  status: number
  body: { errors: Refused[]; docs: unknown[]; hero: { headline: string } }
}

/** The CMS's REST API in this process, as somebody who reads German; without `who`, as the public. */
export async function restAs(payload: Payload, who?: { email: string; password: string }) {
  // Its first answer would start to work off the queue, which tests do themselves.
  payload.config.jobs.autoRun = []
  const login = who && (await payload.login({ collection: 'users', data: who }))
  return async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const request = new Request(`http://localhost:3000/api/${path}`, {
      method,
      headers: {
        ...(login && { Authorization: `JWT ${login.token}` }),
        'Content-Type': 'application/json',
        'Accept-Language': 'de',
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const answer = await handleEndpoints({ config, path: `/api/${path.split('?')[0]}`, request })
    return { status: answer.status, body: await answer.json() }
  }
}
