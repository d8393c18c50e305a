type Call = { method: 'DELETE' | 'PATCH' | 'POST'; language: string; body?: object }

/** Calls REST in the language of the CMS. Where no answer comes, there is a failed one without a message. */
export function callRest(path: string, { method, language, body }: Call): Promise<Response> {
  return fetch(path, {
    method,
    headers: { 'Accept-Language': language, ...(body && { 'Content-Type': 'application/json' }) },
    body: body && JSON.stringify(body),
  }).catch(() => Response.error())
}

/** The message of a failed answer, in the language of the CMS. */
export async function failureIn(answer: Response, otherwise: string): Promise<string> {
  const body = await answer.json().catch(() => undefined)
  return body?.errors?.[0]?.message ?? otherwise
}
