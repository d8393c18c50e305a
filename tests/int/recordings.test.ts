import fs from 'node:fs'
import path from 'node:path'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Recording, User } from '../../src/payload-types.ts'
import { callRest } from '../support/call-rest.ts'
import { cms } from '../support/cms.ts'
import { type Upload, upload } from '../support/pictures.ts'
import { silence } from '../support/recordings.ts'

let payload: Payload
const created: number[] = []

beforeAll(async () => {
  payload = await cms()
})

afterAll(async () => {
  for (const id of created) {
    await payload.delete({ collection: 'recordings', id, trash: true })
  }
})

/** Returns the duration in seconds. */
const durationOf = (data: Buffer) =>
  new Input({ source: new BufferSource(data), formats: ALL_FORMATS }).computeDuration()

/** Uploads a recording as an editor with a German UI. */
async function store(file: Upload | undefined): Promise<Recording> {
  const user = { id: 0, role: 'editor', collection: 'users', email: 'e@example.com' }
  const req = await createLocalReq({ user: user as unknown as User }, payload)
  const recording = await payload.create({
    collection: 'recordings',
    data: { title: 'Anruf beim Zahnarzt' },
    file,
    ...{ req, overrideAccess: false },
  })
  created.push(recording.id)
  return recording
}

describe('a recording', () => {
  it('is served publicly under a unique name, also in ranges', async () => {
    const file = silence(2, 'Anruf & Termin.mp3')
    const { filename, mimeType } = await store(file)
    expect(filename).toMatch(/^anruf-termin-[0-9a-f]{10}\.mp3$/)
    expect(mimeType).toBe('audio/mpeg')
    const whole = await callRest('GET', `recordings/file/${filename}`)
    const stored = Buffer.from(await whole.arrayBuffer())
    expect(await durationOf(stored)).toBeCloseTo(2, 1)
    const part = await callRest('GET', `recordings/file/${filename}`, {
      headers: { Range: 'bytes=100-199' },
    })
    expect(part.status).toBe(206)
    expect(Buffer.from(await part.arrayBuffer()).equals(stored.subarray(100, 200))).toBe(true)
  })

  it.each(['mp3', 'm4a', 'ogg'])('is stored without the metadata of its %s file', async (type) => {
    const data = fs.readFileSync(path.resolve(`tests/fixtures/aufnahme.${type}`))
    expect(data.includes('Musterweg 5')).toBe(true)
    const { filename } = await store(upload(`anruf.${type}`, 'audio/mpeg', data))
    const response = await callRest('GET', `recordings/file/${filename}`)
    const stored = Buffer.from(await response.arrayBuffer())
    expect(stored.includes('Musterweg 5')).toBe(false)
    expect(await durationOf(stored)).toBeCloseTo(await durationOf(data), 1)
  })

  it('is rejected if its file is damaged', async () => {
    const data = fs.readFileSync(path.resolve('tests/fixtures/aufnahme.m4a')).subarray(0, 500)
    await expect(store(upload('anruf.m4a', 'audio/mp4', data))).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/„anruf\.m4a“.*beschädigt/),
    })
  })

  it('is not served from the trash', async () => {
    const { id, filename } = await store(silence(1))
    const data = { deletedAt: new Date().toISOString() }
    await payload.update({ collection: 'recordings', id, data })
    expect((await callRest('GET', `recordings/file/${filename}`)).status).toBe(404)
  })

  it.each([
    ['missing', undefined, /^Bitte wählen Sie eine Aufnahme aus/],
    ['a picture', upload('ton.mp3', 'audio/mpeg', '<svg></svg>'), /„ton\.mp3“.*MP3, M4A und Ogg/],
    ['more than 2 MB', silence(140), /„anruf\.mp3“ ist zu groß.*2 MB/],
  ])('is rejected in German if it is %s', async (_, file, message) => {
    await expect(store(file)).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(message),
    })
  })
})
