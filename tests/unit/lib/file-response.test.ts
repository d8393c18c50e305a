import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { diskStore } from '../../../src/lib/files/disk-store.ts'
import type { StoredFile } from '../../../src/lib/files/file-store.ts'
import { storedFileResponse } from '../../../src/lib/http/file-response.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'))
const picture = path.join(folder, 'picture.png')
fs.writeFileSync(picture, Buffer.alloc(1_000_000))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

/** Returns whether this process has the picture open. */
function isOpen(): boolean {
  return fs.readdirSync('/proc/self/fd').some((fd) => {
    try {
      return fs.readlinkSync(`/proc/self/fd/${fd}`) === picture
    } catch {
      return false
    }
  })
}

/** Opens the picture, and aborts the request while `step` is in progress. */
async function respondTo(step: 'open' | 'read'): Promise<void> {
  const client = new AbortController()
  const file = (await diskStore(folder).open('picture.png')) as StoredFile
  if (step === 'open') client.abort()
  const read: StoredFile['read'] = async (range) => {
    const source = await file.read(range)
    client.abort()
    return source
  }
  const request = { headers: new Headers(), method: 'GET', signal: client.signal }
  await storedFileResponse(request, { ...file, read }, {})
}

async function respond(headers: Record<string, string>): Promise<Response> {
  const file = (await diskStore(folder).open('picture.png')) as StoredFile
  return storedFileResponse({ headers: new Headers(headers), method: 'GET' }, file, {})
}

it('a file is closed if its body is cancelled before the first read', async () => {
  const { body } = await respond({})
  await body?.cancel()
  await expect.poll(isOpen).toBe(false)
})

it('a file that the client has already is not sent again', async () => {
  const first = await respond({})
  await first.body?.cancel()
  const etag = first.headers.get('etag') ?? ''
  const second = await respond({ 'If-None-Match': `"another", W/${etag}` })
  expect([second.status, second.body, second.headers.get('etag')]).toEqual([304, null, etag])
  const other = await respond({ 'If-None-Match': '"another"' })
  await other.body?.cancel()
  expect(other.status).toBe(200)
  await expect.poll(isOpen).toBe(false)
})

describe('a file whose client disconnects before the response starts', () => {
  it.each(['open', 'read'] as const)('is closed, also during: %s', async (step) => {
    await respondTo(step)
    await expect.poll(isOpen).toBe(false)
  })
})
