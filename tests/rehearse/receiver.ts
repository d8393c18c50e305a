import http from 'node:http'
import { freePort } from '../../scripts/support/processes.ts'

export type Receiver = {
  url: string
  /** The times of the calls by webhook id, by the clock of `performance`. */
  calls: Map<string, number[]>
  stop: () => void
}

/** Starts a receiver for the calls to WEBHOOK_URL, in place of the automation tool. */
export async function startReceiver(): Promise<Receiver> {
  const calls = new Map<string, number[]>()
  const server = http.createServer((request, response) => {
    const id = String(request.headers['webhook-id'])
    calls.set(id, [...(calls.get(id) ?? []), performance.now()])
    request.resume().once('end', () => response.end())
  })
  const port = await freePort('127.0.0.1')
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${port}/`, calls, stop: () => server.close() }
}
