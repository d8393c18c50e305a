import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onboarding, onboardingForm } from '../support/onboarding.ts'
import { countStored, postOnboarding, withSettings } from '../support/submissions.ts'

/** Implements clamd's INSTREAM command; the text EICAR is the only virus that it knows. */
const clamd = net.createServer((socket) => {
  let received = Buffer.alloc(0)
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    const content = streamed(received)
    if (!content) return
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

function form(content: string) {
  const sent = onboardingForm(onboarding)
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
