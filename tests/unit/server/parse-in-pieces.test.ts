import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo, type Socket } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { parseInPieces } from '../../../src/server/parse-in-pieces.ts'

const turn = vi.hoisted(() => Promise.withResolvers<void>())

vi.mock('../../../src/lib/event-loop-turn.ts', () => ({ waitForEventLoopTurn: () => turn.promise }))

it('the rest of a slow packet waits for its turn, even if the socket is resumed to read a body', async () => {
  // Each piece takes longer than a packet may.
  let time = 0
  vi.spyOn(performance, 'now').mockImplementation(() => time++)
  const handled: string[] = []
  const server = http.createServer((request, response) => {
    handled.push(request.url ?? '')
    response.end()
  })
  parseInPieces(server)
  server.listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const client = net.connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [socket] = (await once(server, 'connection')) as [Socket]
  client.write(`GET /long HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(1000)}\r\n\r\n`)
  await expect.poll(() => socket.isPaused()).toBe(true)
  for (let reads = 0; reads < 10; reads++) {
    socket.resume()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect([socket.isPaused(), handled]).toEqual([true, []])
  turn.resolve()
  await expect.poll(() => handled).toEqual(['/long'])
})
