import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { closeServer } from '../../../src/server/close-server.ts'

it('a closing server responds to clients that are connected but not yet accepted', async () => {
  const server = http.createServer((_, response) => response.end('done')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const answers = Array.from({ length: 20 }, () => {
    // The kernel completes the connection at once, while this event loop is blocked.
    const socket = net.connect(port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    return text(socket)
  })
  const closed = closeServer(server)
  for (const answer of await Promise.all(answers)) expect(answer).toContain('done')
  await closed
})
