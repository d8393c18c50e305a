import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Registration } from '../../src/features/back-office/desk/types.ts'
import {
  context,
  documentPath,
  readList,
  requestDocument,
  setUpDeskRoutes,
} from '../support/desk-routes.ts'
import { documentFiles, onboarding } from '../support/onboarding.ts'
import { submitOnboarding } from '../support/stored-submissions.ts'

setUpDeskRoutes()

describe('GET /api/documents/{filename}', () => {
  it('returns the bytes of each document as a download with its type and stored name', async () => {
    await submitOnboarding()
    const [entry] = await readList()
    const types = [
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/msword',
    ]
    for (const [index, name] of (entry as Registration).uploadedFiles.entries()) {
      const response = await requestDocument(name)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe(types[index])
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      const original = documentFiles[index] as string
      const disposition = response.headers.get('content-disposition') ?? ''
      expect(disposition).toBe(`attachment; filename=${name}`)
      expect(Buffer.from(await response.arrayBuffer()).equals(fs.readFileSync(original))).toBe(true)
    }
  })

  it('returns the requested range, the whole file for an unknown unit, and 416 beyond the end', async () => {
    await submitOnboarding(onboarding, documentFiles.slice(0, 1))
    const [name = ''] = (await readList())[0]?.uploadedFiles ?? []
    const whole = fs.readFileSync(documentFiles[0] as string)

    const part = await requestDocument(name, { Range: 'bytes=100-199' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${whole.length}`)
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(100, 200))).toBe(true)

    const end = await requestDocument(name, { Range: 'bytes=-10' })
    expect(Buffer.from(await end.arrayBuffer()).equals(whole.subarray(-10))).toBe(true)

    for (const length of [whole.length + 1, 1e17]) {
      const all = await requestDocument(name, { Range: `bytes=-${length}` })
      expect(all.status, 'a suffix longer than the file').toBe(200)
      expect((await all.arrayBuffer()).byteLength).toBe(whole.length)
    }

    const unknownUnit = await requestDocument(name, { Range: 'pages=1-2' })
    expect(unknownUnit.status).toBe(200)
    expect((await unknownUnit.arrayBuffer()).byteLength).toBe(whole.length)

    const beyondEnd = await requestDocument(name, { Range: `bytes=${whole.length}-` })
    expect(beyondEnd.status).toBe(416)
    expect(beyondEnd.headers.get('content-range')).toBe(`bytes */${whole.length}`)

    const head = await requestDocument(name, {}, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it.each([
    'unknown.pdf',
    '../secret',
    '..%2Fsecret',
    '..\\secret',
    '/etc/passwd',
    '....//secret',
    'preisliste.pdf\0.png',
    '.',
    '..',
    '',
    '%00',
  ])('returns 404 for the name %j', async (name) => {
    fs.writeFileSync(path.join(process.env.DATA_DIR ?? '', 'secret'), 'secret')
    const response = await requestDocument(name)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: 'Dokument nicht gefunden' })
  })

  it('never reads outside the documents folder, even if a record was tampered with', async () => {
    await submitOnboarding(onboarding, documentFiles.slice(0, 1))
    await context.payload.db.pool.query(`UPDATE onboarding_documents SET filename = '../secret'`)
    expect((await requestDocument('../secret')).status).toBe(404)
    await context.payload.db.pool.query(`UPDATE onboarding_documents SET filename = 'gone.pdf'`)
  })

  it('returns 404 if the document is missing on the disk', async () => {
    await submitOnboarding(onboarding, documentFiles.slice(0, 1))
    const [name = ''] = (await readList())[0]?.uploadedFiles ?? []
    fs.rmSync(documentPath(name))
    expect((await requestDocument(name)).status).toBe(404)
  })
})
