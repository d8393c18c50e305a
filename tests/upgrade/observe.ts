import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { expect } from '@playwright/test'
import { type AuthHeaders, call, logIn } from '../support/rest.ts'
import type { Expected, StoredFile } from './expected.ts'
import type { fill } from './fill.ts'
import { readPages } from './pages.ts'

type Filled = Awaited<ReturnType<typeof fill>>
type Docs = Expected['contacts']

/**
 * Reads the responses of the filled product at `url`. Downloading documents creates access records.
 */
export async function observe(url: string, filled: Filled): Promise<Expected> {
  const as = await logIn(filled.admin, url)
  const list = async (collection: string): Promise<Docs> => {
    const path = `/api/${collection}?depth=0&sort=id&limit=0`
    return (await (await get(url, path, as)).json()).docs
  }
  const { filename, shownOn } = filled.picture
  const [contacts, onboardings] = [
    await list('contact-requests'),
    await list('voice-bot-onboardings'),
  ]
  for (const path of [
    `/api/contact-requests/${contacts[0]?.id}`,
    `/api/voice-bot-onboardings/${onboardings[0]?.id}`,
    `/api/documents/zip/${onboardings[0]?.id}`,
    '/api/admin/voice-bot-onboardings',
  ]) {
    await (await get(url, path, as)).arrayBuffer()
  }
  const documents: StoredFile[] = []
  for (const document of await list('onboarding-documents')) {
    documents.push(await download(url, `/api/documents/${document.filename}`, as))
  }
  return {
    ...filled,
    ...{ contacts, onboardings, documents },
    picture: { ...(await download(url, `/api/media/file/${filename}`)), shownOn },
    audit: await waitForStable(
      () => list('audit-log'),
      // The last download has been recorded.
      (records) =>
        documents.every(({ path }) => records.some(({ file }) => path.endsWith(`/${file}`))),
    ),
    pages: await waitForStable(
      () => readPages(url),
      (pages) => pages[filled.withdrawn]?.status === 404,
    ),
  }
}

/** Returns a checksum of the bytes at a path, as a user reads them. */
export async function download(url: string, path: string, as?: AuthHeaders): Promise<StoredFile> {
  const bytes = new Uint8Array(await (await get(url, path, as)).arrayBuffer())
  return { path, sha256: createHash('sha256').update(bytes).digest('hex') }
}

async function get(url: string, path: string, as: AuthHeaders = {}): Promise<Response> {
  const response = await call(path, { headers: as }, url)
  if (!response.ok) throw new Error(`GET ${path}: ${response.status}`)
  return response
}

/**
 * Reads until the value fits and no longer changes, because records and pages are updated with a
 * delay.
 */
async function waitForStable<T>(read: () => Promise<T>, fits: (value: T) => boolean): Promise<T> {
  let last = await read()
  await expect(async () => {
    const before = last
    last = await read()
    expect(fits(last) && isDeepStrictEqual(last, before)).toBe(true)
  }).toPass({ timeout: 60_000 })
  return last
}
