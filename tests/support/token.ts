/** The session's token, which an answer to a login holds in its cookie alone. */
export function tokenOf(answer: Response): string | undefined {
  return /payload-token=([^;]+)/.exec(answer.headers.get('Set-Cookie') ?? '')?.[1]
}
