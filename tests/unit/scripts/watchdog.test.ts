import { once } from 'node:events'
import http, { type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { untilResponsive, untilUnresponsive } from '../../../scripts/support/watchdog.ts'

const servers: http.Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = http.createServer(listener).listen(0)
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const brief = { interval: 1, timeout: 100, tolerance: 3 }

it('reports a process that fails to respond to three checks in a row', async () => {
  let questions = 0
  const url = await serve(() => {
    questions++
  })
  expect(await untilUnresponsive({ url, ...brief })).toBe('unresponsive')
  expect(questions).toBe(3)
})

it('does not report a process that misses two checks now and then, or responds with an error', async () => {
  const stop = new AbortController()
  let questions = 0
  const url = await serve((_request, response) => {
    questions++
    if (questions === 9) stop.abort()
    if (questions % 3 === 0) response.writeHead(500).end()
  })
  await expect(untilUnresponsive({ url, ...brief, signal: stop.signal })).rejects.toThrow('abort')
  expect(questions).toBe(9)
})

it('waits for the first response of a process, whatever its status', async () => {
  let questions = 0
  const url = await serve((request, response) => {
    questions++
    if (questions < 3) request.socket.destroy()
    else response.writeHead(500).end()
  })
  await untilResponsive({ url, ...brief })
  expect(questions).toBe(3)
})
