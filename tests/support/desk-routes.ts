import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { GET as getList } from '../../src/app/api/admin/voice-bot-onboardings/route.ts'
import { GET as getDocument } from '../../src/app/api/documents/[filename]/route.ts'
import { GET as getZip } from '../../src/app/api/documents/zip/[submissionId]/route.ts'
import type { EntryList, Registration } from '../../src/features/back-office/desk/types.ts'
import { cms } from './cms.ts'
import { adminHeaders, removeSubmissions } from './stored-submissions.ts'
import { entriesOfZip } from './zip.ts'

/** Payload, the admin's session headers, and a temporary folder. */
export const context = {} as { payload: Payload; headers: Record<string, string>; folder: string }

/**
 * Lets the tests of the calling file send requests as the admin; each starts without registrations.
 */
export function setUpDeskRoutes(): void {
  beforeAll(async () => {
    const payload = await cms()
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'desk-'))
    Object.assign(context, { payload, headers: await adminHeaders(), folder })
  })
  afterEach(() => removeSubmissions(context.payload))
  afterAll(() => fs.rmSync(context.folder, { recursive: true, force: true }))
}

const request = (address: string, extra: Record<string, string> = {}, method = 'GET') =>
  new Request(`http://localhost${address}`, { method, headers: { ...context.headers, ...extra } })

/** Requests the list of registrations. */
export function requestList(extra?: Record<string, string>): Promise<Response> {
  return getList(request('/api/admin/voice-bot-onboardings', extra))
}

/** Returns the registrations in the list. */
export async function readList(extra?: Record<string, string>): Promise<Registration[]> {
  const response = await requestList(extra)
  expect(response.status).toBe(200)
  return ((await response.json()) as EntryList<Registration>).data
}

/** Requests a document. */
export function requestDocument(
  storedName: string,
  extra?: Record<string, string>,
  method?: string,
) {
  const params = Promise.resolve({ filename: storedName })
  return getDocument(request('/api/documents/x', extra, method), { params })
}

/** Requests the zip of a registration's documents. */
export function requestZip(id: number | string, extra?: Record<string, string>, method?: string) {
  const params = Promise.resolve({ submissionId: String(id) })
  return getZip(request('/api/documents/zip/x', extra, method), { params })
}

/** Returns the files in a zip response and the size of the zip. */
export async function unzip(response: Response) {
  const file = path.join(context.folder, 'answer.zip')
  fs.writeFileSync(file, Buffer.from(await response.arrayBuffer()))
  return { entries: await entriesOfZip(file), size: fs.statSync(file).size }
}

/** Returns the path at which a document is stored. */
export const documentPath = (name: string) =>
  path.join(process.env.DATA_DIR ?? '', 'documents', name)
