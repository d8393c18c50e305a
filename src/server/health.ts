import type { ServerResponse } from 'node:http'

/** Answers `/healthz`: this process accepts connections and its event loop runs. */
export function answerAlive(response: ServerResponse): void {
  response.writeHead(200, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' }).end('ok\n')
}
