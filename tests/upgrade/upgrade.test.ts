import fs from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuthHeaders, type Credentials, call, logIn } from '../support/rest.ts'
import { logInStaff } from '../support/staff.ts'
import { auditToday, onboardingRecordToday, pageToday } from './differences.ts'
import type { Draft, Expected } from './expected.ts'
import { download } from './observe.ts'
import { readPage } from './pages.ts'
import { readExpected, releases, startUpgraded } from './restore.ts'
import { contacts, sendContact } from './submissions.ts'
import { valueAt } from './value-at.ts'

/** The milliseconds after which an upgraded site must respond. */
const startTime = 90_000

describe.each(releases)('the current release with the data of %s', (release) => {
  const before = readExpected(release)
  let product: Awaited<ReturnType<typeof startUpgraded>>

  beforeAll(async () => {
    product = await startUpgraded(release)
  }, startTime)

  afterAll(async () => {
    await product?.stop()
    if (product) fs.rmSync(product.folder, { recursive: true, force: true })
  })

  const sessions: Record<string, Promise<AuthHeaders>> = {}
  const as = (who: Credentials) => {
    sessions[who.email] ??= logIn(who, product.url)
    return sessions[who.email] as Promise<AuthHeaders>
  }
  const read = async (path: string, who?: Credentials) => {
    const headers = who && (await as(who))
    const response = await call(`/api/${path}`, { headers }, product.url)
    expect(response.status, path).toBe(200)
    return response.json()
  }
  const list = async (collection: string): Promise<Expected['audit']> =>
    (await read(`${collection}?depth=0&sort=id&limit=100`, before.admin)).docs

  /** Returns the text of a draft's field, as the public or a staff member reads it. */
  const textOf = async ({ path, locale, field }: Draft, query: string, who?: Credentials) =>
    valueAt(await read(`${path}?locale=${locale}&depth=0${query}`, who), field)

  it.each([before.admin, before.editor])('logs $email in with the same password', async (who) => {
    const { user } = await read('users/me', who)
    expect(user.email).toBe(who.email)
  })

  it('runs the planned publication', async () => {
    const { plan } = before
    await expect
      .poll(async () => (await readPage(product.url, plan.page)).text, { timeout: 30_000 })
      .toContain(plan.draft)
    const waiting = async () => (await list('payload-jobs')).map(({ taskSlug }) => taskSlug)
    await expect.poll(waiting).not.toContain('schedulePublish')
  })

  it.each(Object.keys(before.pages))('shows %s with the same texts', async (path) => {
    const { status, text } = pageToday(before.pages[path] as Expected['pages'][string])
    const { plan } = before
    const planned = text.map((line) => (line === plan.published ? plan.draft : line))
    const expected = { status, text: path === plan.page ? planned : text }
    await expect.poll(() => readPage(product.url, path)).toEqual(expected)
  })

  it.each(before.drafts)(
    'shows the draft of $field of $path in $locale only to staff',
    async (draft) => {
      expect(await textOf(draft, '&draft=true', before.editor)).toBe(draft.draft)
      expect(await textOf(draft, '', before.editor)).toBe(draft.published)
      expect(await textOf(draft, '')).toBe(draft.published)
      const address = `/api/${draft.path}?locale=${draft.locale}&draft=true`
      expect((await call(address, {}, product.url)).status).toBe(403)
    },
  )

  it('still has the contact requests', async () => {
    // IP addresses are removed after seven days.
    const kept = before.contacts.map(({ ipAddress: _, ...contact }) => contact)
    expect(await list('contact-requests')).toMatchObject(kept)
  })

  it('still has the onboardings', async () => {
    expect(await list('voice-bot-onboardings')).toMatchObject(
      before.onboardings.map(onboardingRecordToday),
    )
  })

  it.each(before.documents)('returns $path unchanged', async ({ path, sha256 }) => {
    expect(await download(product.url, path, await as(before.admin))).toEqual({ path, sha256 })
  })

  it('returns the uploaded picture unchanged', async () => {
    const { path, sha256, shownOn } = before.picture
    expect(await download(product.url, path)).toEqual({ path, sha256 })
    const [name = ''] = path.split('/').slice(-1)
    expect(await (await call(shownOn, {}, product.url)).text()).toContain(name.replace('.png', '-'))
  })

  it('accepts the API key', async () => {
    const headers = { Authorization: `users API-Key ${before.apiKey}` }
    const response = await call('/api/admin/voice-bot-onboardings', { headers }, product.url)
    expect(response.status).toBe(200)
    expect((await response.json()).data).toHaveLength(before.onboardings.length)
  })

  it('still has the access records', async () => {
    const now = (await list('audit-log')).slice(0, before.audit.length)
    expect(now).toMatchObject(before.audit.map(auditToday))
  })

  // The last two tests change what the others read.
  it('publishes a draft of the former release', async () => {
    const [draft] = before.drafts as [Draft]
    const staff = await logInStaff(product.url, before.editor)
    await staff.publish(draft.path, draft.locale, {})
    expect(await textOf(draft, '')).toBe(draft.draft)
  })

  it('accepts a new contact request', async () => {
    const [contact] = contacts
    await sendContact(product.url, contact)
    expect(await list('contact-requests')).toHaveLength(before.contacts.length + 1)
  })
})
