import net from 'node:net'
import { expect, testWithoutBrowser as test } from '../support/fixtures.ts'

test('a body that is too long is rejected, and reading stops', async ({ baseURL }) => {
  const socket = net.connect(Number(new URL(baseURL).port), 'localhost')
  socket.on('error', () => undefined).setEncoding('utf8')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  const ended = new Promise((resolve) => socket.on('close', resolve))
  const head = ['POST /api/refresh-pages HTTP/1.1', 'Host: localhost', 'Content-Length: 1000000000']
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await ended
  expect(answer).toMatch(/^HTTP\/1.1 413 /)
  expect(answer).toContain('Too many tags.')
})
