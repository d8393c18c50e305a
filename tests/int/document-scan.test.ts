import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onboarding, onboardingForm } from '../support/onboarding.ts'
import { countStored, postOnboarding, withSettings } from '../support/submissions.ts'

/** The running scans of documents with the text SLOW, which last until `finishSlowScans`. */
const slowScans = new Set<net.Socket>()
let maxSlowScans = 0

/** Implements clamd's INSTREAM command; the text EICAR is the only virus that it knows. */
// The client closes its half of the connection after the document.
const clamd = net.createServer({ allowHalfOpen: true }, (socket) => {
  let received = Buffer.alloc(0)
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    const content = streamed(received)
    if (!content) return
    if (content.includes('SLOW')) {
      slowScans.add(socket)
      maxSlowScans = Math.max(maxSlowScans, slowScans.size)
      return
    }
    const [, answer] = /ANSWER (.*)/.exec(content) ?? []
    if (answer === undefined)
      socket.end(content.includes('EICAR') ? 'stream: Eicar FOUND\0' : 'stream: OK\0')
    else socket.end(`${answer}\0`)
  })
})

let CLAMAV_URL = ''

beforeAll(async () => {
  clamd.listen(0, '127.0.0.1')
  await once(clamd, 'listening')
  CLAMAV_URL = `tcp://127.0.0.1:${(clamd.address() as AddressInfo).port}`
})

afterAll(() => clamd.close())

/** Answers the running slow scans; those that begin later are slow again. */
function finishSlowScans(): void {
  for (const socket of slowScans) socket.end('stream: OK\0')
  slowScans.clear()
}

function form(content: string, fields = onboarding) {
  const sent = onboardingForm(fields)
  sent.append('documents', new Blob([`%PDF-1.4\n${content}\n%%EOF`]), 'angebot.pdf')
  return sent
}

describe('the virus scan', () => {
  it('accepts clean documents', async () => {
    const response = await withSettings({ CLAMAV_URL }, () => postOnboarding(form('harmlos')))
    expect(response.status).toBe(201)
  })

  it('rejects an infected document by its name and stores nothing', async () => {
    const before = await countStored()
    const response = await withSettings({ CLAMAV_URL }, () => postOnboarding(form('EICAR')))
    expect(response.status).toBe(400)
    expect((await response.json()).message).toMatch(/„angebot.pdf“ wurde Schadsoftware gefunden/)
    expect(await countStored()).toEqual(before)
  })

  it.each([
    ['which is not about the document', 'not scanned: OK'],
    ['of many lines', 'stream: OK '.repeat(1000)],
  ])('rejects a document after a response %s', async (_, answer) => {
    const before = await countStored()
    const response = await withSettings({ CLAMAV_URL }, () =>
      postOnboarding(form(`ANSWER ${answer}`)),
    )
    expect(response.status).toBe(503)
    expect(await countStored()).toEqual(before)
  })

  it('is not occupied by the documents of one client', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const statuses = await withSettings({ CLAMAV_URL, TRUSTED_PROXIES: 1 }, async () => {
      const slow = [1, 2, 3, 4].map(() => postOnboarding(form('SLOW'), from('192.0.2.1')))
      await expect.poll(() => slowScans.size).toBeGreaterThan(1)
      const other = await postOnboarding(form('harmlos'), from('192.0.2.2'))
      const finishing = setInterval(finishSlowScans, 50)
      const answers = await Promise.all([other, ...slow])
      clearInterval(finishing)
      return answers.map(({ status }) => status)
    })
    expect(statuses).toEqual([201, 201, 201, 201, 201])
    expect(maxSlowScans).toBe(2)
  })

  it('is not repeated if a form is sent again that is already stored', async () => {
    const sent = { ...onboarding, idempotencyKey: randomUUID() }
    const send = (url: string) =>
      withSettings({ CLAMAV_URL: url }, () => postOnboarding(form('harmlos', sent)))
    const { id } = await (await send(CLAMAV_URL)).json()
    const again = await send('unix:/nowhere/clamd.ctl')
    expect([again.status, (await again.json()).id]).toEqual([201, id])
  })

  it('rejects every document while the scanner is unavailable', async () => {
    const before = await countStored()
    const response = await withSettings({ CLAMAV_URL: 'unix:/nowhere/clamd.ctl' }, () =>
      postOnboarding(form('harmlos')),
    )
    expect(response.status).toBe(503)
    expect((await response.json()).message).toMatch(/in einigen Minuten/)
    expect(await countStored()).toEqual(before)
  })
})

/** Returns the content of the frames after the command, once the final empty frame has arrived. */
function streamed(received: Buffer): string | undefined {
  let at = received.indexOf(0) + 1
  let content = ''
  while (at > 0 && at + 4 <= received.length) {
    const size = received.readUInt32BE(at)
    if (size === 0) return content
    content += received.toString('latin1', at + 4, at + 4 + size)
    at += 4 + size
  }
  return undefined
}
