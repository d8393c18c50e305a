import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { GET as getList } from '../../src/app/api/admin/voice-bot-onboardings/route.ts'
import { GET as getDocument } from '../../src/app/api/documents/[filename]/route.ts'
import { GET as getZip } from '../../src/app/api/documents/zip/[submissionId]/route.ts'
import { exportContent } from '../../src/features/overview/export.ts'
import type { Submission, SubmissionList } from '../../src/features/overview/types.ts'
import { cms } from '../support/cms.ts'
import { nastyOnboarding } from '../support/nasty.ts'
import { documentFiles, onboarding } from '../support/onboarding.ts'
import {
  adminHeaders,
  insertSubmissions,
  removeSubmissions,
  submit,
} from '../support/stored-submissions.ts'
import { entriesOfZip } from '../support/zip.ts'

let payload: Payload
let headers: Record<string, string>
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'overview-'))

beforeAll(async () => {
  payload = await cms()
  headers = await adminHeaders(payload)
  await removeSubmissions(payload)
})

afterEach(() => removeSubmissions(payload))

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const request = (address: string, extra: Record<string, string> = {}, method = 'GET') =>
  new Request(`http://localhost${address}`, { method, headers: { ...headers, ...extra } })

async function list(extra?: Record<string, string>): Promise<Submission[]> {
  const answer = await getList(request('/api/admin/voice-bot-onboardings', extra))
  expect(answer.status).toBe(200)
  return ((await answer.json()) as SubmissionList).data
}

function document(storedName: string, extra?: Record<string, string>, method?: string) {
  const params = Promise.resolve({ filename: storedName })
  return getDocument(request('/api/documents/x', extra, method), { params })
}

function zip(id: number | string, extra?: Record<string, string>, method?: string) {
  const params = Promise.resolve({ submissionId: String(id) })
  return getZip(request('/api/documents/zip/x', extra, method), { params })
}

async function unzip(answer: Response): Promise<Map<string, Buffer>> {
  const file = path.join(folder, 'answer.zip')
  fs.writeFileSync(file, Buffer.from(await answer.arrayBuffer()))
  return entriesOfZip(file)
}

const storedPath = (name: string) => path.join(process.env.DATA_DIR ?? '', 'documents', name)

describe('GET /api/admin/voice-bot-onboardings', () => {
  it('answers an empty list as one', async () => {
    const answer = await getList(request('/api/admin/voice-bot-onboardings'))
    expect(await answer.text()).toBe('{"data":[]}')
  })

  it('has exactly the fields of the specification, and nothing that the staff added', async () => {
    const id = await submit()
    await payload.update({
      collection: 'voice-bot-onboardings',
      id,
      data: { status: 'in-progress', notes: 'Ruft morgen wieder an' },
    })
    const [entry, ...others] = await list()
    expect(others).toEqual([])
    const { uploadedFiles, createdAt, ...fields } = entry as Submission
    expect(fields).toEqual({ id, ...onboarding })
    expect(uploadedFiles).toEqual([
      expect.stringMatching(/^preisliste-[\da-f]+\.pdf$/),
      expect.stringMatching(/^haufige-fragen-[\da-f]+\.docx$/),
      expect.stringMatching(/^offnungszeiten-[\da-f]+\.doc$/),
    ])
    expect(new Date(createdAt).toISOString()).toBe(createdAt)
    expect(Math.abs(Date.now() - Date.parse(createdAt))).toBeLessThan(60_000)
  })

  it('gives a website that was left out as an empty text, and no documents as an empty list', async () => {
    await submit({ ...onboarding, website: '' }, [])
    expect((await list())[0]).toMatchObject({ website: '', uploadedFiles: [] })
  })

  it('is newest first and not cut at any number', async () => {
    await insertSubmissions(payload, 2_345)
    const entries = await list()
    expect(entries).toHaveLength(2_345)
    expect(new Set(entries.map(({ id }) => id)).size).toBe(2_345)
    const times = entries.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(entries[0]?.company).toBe('Firma 1')
  })

  it('loses none of many that came at the same moment', async () => {
    await insertSubmissions(payload, 2_100)
    await payload.db.pool.query('UPDATE voice_bot_onboardings SET created_at = now()')
    expect(new Set((await list()).map(({ id }) => id)).size).toBe(2_100)
  })
})

describe('GET /api/documents/{filename}', () => {
  it('sends the bytes of each document as a download of its type, under the name that the customer gave', async () => {
    await submit()
    const [entry] = await list()
    const types = [
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/msword',
    ]
    for (const [index, name] of (entry as Submission).uploadedFiles.entries()) {
      const answer = await document(name)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe(types[index])
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      const original = documentFiles[index] as string
      const disposition = answer.headers.get('content-disposition') ?? ''
      expect(disposition).toMatch(/^attachment;/)
      const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1]
      const plain = /filename="?([^";]+)"?/.exec(disposition)?.[1] ?? ''
      expect(encoded ? decodeURIComponent(encoded) : plain).toBe(path.basename(original))
      expect(Buffer.from(await answer.arrayBuffer()).equals(fs.readFileSync(original))).toBe(true)
    }
  })

  it('sends the asked range, the whole for what it cannot read, and 416 beyond the end', async () => {
    await submit(onboarding, documentFiles.slice(0, 1))
    const [name = ''] = (await list())[0]?.uploadedFiles ?? []
    const whole = fs.readFileSync(documentFiles[0] as string)

    const part = await document(name, { Range: 'bytes=100-199' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${whole.length}`)
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(100, 200))).toBe(true)

    const end = await document(name, { Range: 'bytes=-10' })
    expect(Buffer.from(await end.arrayBuffer()).equals(whole.subarray(-10))).toBe(true)

    const odd = await document(name, { Range: 'pages=1-2' })
    expect(odd.status).toBe(200)
    expect((await odd.arrayBuffer()).byteLength).toBe(whole.length)

    const beyond = await document(name, { Range: `bytes=${whole.length}-` })
    expect(beyond.status).toBe(416)
    expect(beyond.headers.get('content-range')).toBe(`bytes */${whole.length}`)

    const head = await document(name, {}, 'HEAD')
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
  ])('answers 404 to the name %j', async (name) => {
    fs.writeFileSync(path.join(process.env.DATA_DIR ?? '', 'secret'), 'secret')
    const answer = await document(name)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ message: 'Dokument nicht gefunden' })
  })

  it('never leads out of the folder, not even by a record that was changed by hand', async () => {
    await submit(onboarding, documentFiles.slice(0, 1))
    await payload.db.pool.query(`UPDATE onboarding_documents SET filename = '../secret'`)
    expect((await document('../secret')).status).toBe(404)
    await payload.db.pool.query(`UPDATE onboarding_documents SET filename = 'gone.pdf'`)
  })

  it('answers 404 when the document is gone from the disk', async () => {
    await submit(onboarding, documentFiles.slice(0, 1))
    const [name = ''] = (await list())[0]?.uploadedFiles ?? []
    fs.rmSync(storedPath(name))
    expect((await document(name)).status).toBe(404)
  })
})

describe('GET /api/documents/zip/{submissionId}', () => {
  it('holds every document with its bytes, named after company and date', async () => {
    const id = await submit()
    const answer = await zip(id)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    const name = decodeURIComponent(answer.headers.get('content-disposition') ?? '')
    expect(name).toMatch(/Friseursalon „Schöne Zeit“ \d{4}-\d{2}-\d{2}\.zip/)
    const entries = await unzip(answer)
    expect([...entries.keys()]).toEqual(documentFiles.map((file) => path.basename(file)))
    const sizes = documentFiles.map((file) => fs.statSync(file).size)
    expect(
      fs.statSync(path.join(folder, 'answer.zip')).size,
      'stored, not deflated',
    ).toBeGreaterThan(sizes.reduce((sum, size) => sum + size))
    for (const file of documentFiles) {
      expect(entries.get(path.basename(file))?.equals(fs.readFileSync(file))).toBe(true)
    }
  })

  it('gives documents of the same name names of their own', async () => {
    const [pdf = ''] = documentFiles
    const entries = await unzip(await zip(await submit(onboarding, [pdf, pdf])))
    expect([...entries.keys()]).toEqual(['preisliste.pdf', 'preisliste (2).pdf'])
  })

  it('names in a text file what is missing on disk, and holds the rest', async () => {
    const id = await submit()
    const [name = ''] = (await list())[0]?.uploadedFiles ?? []
    fs.rmSync(storedPath(name))
    const entries = await unzip(await zip(id))
    expect([...entries.keys()]).toEqual([
      'häufige fragen.docx',
      'öffnungszeiten.doc',
      'FEHLENDE DOKUMENTE.txt',
    ])
    expect(entries.get('FEHLENDE DOKUMENTE.txt')?.toString()).toContain('- preisliste.pdf')
  })

  it.each(['999999', '0', '-1', 'x', '1e3', '99999999999999', '../1', ''])(
    'answers 404 to the id %j',
    async (id) => {
      const answer = await zip(id)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual({ message: 'Dokumente nicht gefunden' })
    },
  )

  it('answers 404 when a registration has no documents', async () => {
    expect((await zip(await submit(onboarding, []))).status).toBe(404)
  })
})

describe('what is handed out is recorded:', () => {
  const from = { 'X-Forwarded-For': '203.0.113.9' }

  async function records() {
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { ipAddress: { equals: '203.0.113.9' } },
      sort: 'id',
      depth: 0,
    })
    return docs
  }

  it('who took the list, a document or a zip, from where; an unread HEAD is not', async () => {
    const id = await submit(onboarding, documentFiles.slice(0, 1))
    const [name = ''] = (await list())[0]?.uploadedFiles ?? []

    await (await document(name, from)).arrayBuffer()
    await expect.poll(records).toHaveLength(1)
    await (await zip(id, from)).arrayBuffer()
    await expect.poll(records).toHaveLength(2)
    await document(name, from, 'HEAD')
    await document('unknown.pdf', from)
    await zip(id, from, 'HEAD')
    await zip(999_999, from)
    await list(from)
    await expect.poll(records).toHaveLength(3)

    const email = 'admin@example.com'
    expect(await records()).toMatchObject([
      { action: 'document', userEmail: email, file: name, byApiKey: false },
      { action: 'zip', userEmail: email, entryId: id },
      { action: 'list', userEmail: email },
    ])
  })

  it('a record that cannot be written fails no answer', async () => {
    await payload.db.pool.query('ALTER TABLE audit_log RENAME TO audit_log_away')
    try {
      expect(await list()).toEqual([])
    } finally {
      await new Promise((resolve) => setTimeout(resolve, 200))
      await payload.db.pool.query('ALTER TABLE audit_log_away RENAME TO audit_log')
    }
  })
})

describe('values that break spreadsheets, paths and parsers', () => {
  it('are the same in the list, in JSON and in both CSV files', async () => {
    const id = await submit(nastyOnboarding, [])
    const entries = await list()
    expect(entries).toEqual([
      { id, ...nastyOnboarding, uploadedFiles: [], createdAt: expect.any(String) },
    ])
    expect(JSON.parse(exportContent('json', entries).text)).toEqual(entries)

    const [entry] = entries
    const expected = Object.entries({ ...entry }).map(([field, value]) => [field, String(value)])
    for (const [format, delimiter] of [
      ['csv', ','],
      ['excel', ';'],
    ] as const) {
      const { text } = exportContent(format, entries)
      const [headings, cells, ...more] = parse(text, { delimiter, bom: true }) as string[][]
      expect(headings).toHaveLength(14)
      expect(more).toEqual([])
      const fields = ['id', 'name', 'company', 'email', 'phone', 'street', 'zipCode', 'city']
      for (const [index, field] of [...fields, 'country', 'website'].entries()) {
        const value = Object.fromEntries(expected)[field]
        // A cell that a spreadsheet would run stands behind an apostrophe.
        const isFormula = ['street', 'city'].includes(field)
        expect(cells?.[index], field).toBe(isFormula ? `'${value}` : value)
      }
    }
  })

  it('leave the names inside a zip safe and readable', async () => {
    const names = [
      '../../etc/passwd.pdf',
      'C:\\Windows\\evil.pdf',
      'con.pdf',
      'Prei"s;liste\u202Efdp.pdf',
      '😀 العربية.pdf',
    ]
    const [pdf = ''] = documentFiles
    const files = names.map((name, index) => {
      const file = path.join(folder, `${index}.pdf`)
      fs.copyFileSync(pdf, file)
      return { file, name }
    })
    const id = await submit(
      onboarding,
      files.map(({ file }) => file),
    )
    for (const { name, file } of files) {
      await payload.update({
        collection: 'onboarding-documents',
        where: { originalName: { equals: path.basename(file) } },
        data: { originalName: name },
      })
    }
    const entries = [...(await unzip(await zip(id))).keys()]
    expect(entries).toHaveLength(names.length)
    for (const name of entries) {
      expect(name).toMatch(/\.pdf$/)
      expect(name).not.toMatch(/[/\\:*?"<>|\p{Cc}\p{Cf}]|^\.|^con\./iu)
    }
    expect(entries.at(-1)).toBe('😀 العربية.pdf')
  })
})
