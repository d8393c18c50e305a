import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

/** A mail server whose greeting never ends: a line arrives long before the connection is idle. */
const connections = new Set<net.Socket>()
const server = net.createServer((socket) => {
  connections.add(socket.on('error', () => undefined))
  socket.write('220 ready\r\n')
  const drip = setInterval(() => socket.write('250-more\r\n'), 10)
  socket.resume().on('close', () => {
    clearInterval(drip)
    connections.delete(socket)
  })
})

let mail: typeof import('../../../src/lib/mail/mail.ts')

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.stubEnv('MAIL_FROM', 'site@example.com')
  mail = await import('../../../src/lib/mail/mail.ts')
  const { timeout } = AbortSignal
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 1000))
})

afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  for (const socket of connections) socket.destroy()
  return once(server.close(), 'close')
})

it('a mail fails and its connection is closed if the server does not finish in time', async () => {
  const adapter = mail.mailAdapter()?.({} as never)
  await expect(adapter?.sendEmail({ to: 'a@example.com', subject: '', text: '' })).rejects.toThrow(
    /abort/i,
  )
  await vi.waitFor(() => expect(connections.size).toBe(0))
})

it('a server that does not finish its answer in time counts as unavailable, and is disconnected', async () => {
  expect(await mail.canSendMail()).toBe(false)
  await vi.waitFor(() => expect(connections.size).toBe(0))
})
