import type { Page } from '@playwright/test'
import type { SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { contactSchema } from '../../src/features/intake/contact/schema.ts'
import { onboardingSchema } from '../../src/features/intake/onboarding/schema.ts'
import { entryPath } from '../../src/i18n/desk-paths.ts'
import { type Locale, locales } from '../../src/i18n/locales.ts'
import {
  languagesOf,
  metaPathOf,
  onboardingPreviewPath,
  pageIds,
  pathOf,
  previewRoot,
} from '../../src/i18n/routes.ts'
import { hasLocalizedFields } from '../../src/lib/content/site-documents.ts'
import type { Doc } from '../../src/lib/content/stored-values.ts'
import { languagesShowing } from '../../src/lib/content/validate-content.ts'
import { setPlainSpaces } from '../../src/lib/text/no-break-spaces.ts'
import { expect, login, cmsTest as test } from '../support/fixtures.ts'
import { replaceTexts, textWithScript } from '../support/injected-texts.ts'
import { onboarding, onboardingForm, pdf } from '../support/onboarding.ts'
import { type AuthHeaders, call, logIn, send } from '../support/rest.ts'
import { restoredProduct } from '../support/restored-product.ts'
import { allPaths } from '../support/routes.ts'

/** Fields that reject the text, because they do not accept free text. */
const fieldsRejectingScripts = {
  'claims: items.key': 'a word',
  'claims: items.value': 'a number, if it is written as per cent',
  'legal-pages: euDisputeUrl': 'an address',
  'legal-pages: sourceUrl': 'an address',
  'page-meta: canonicalUrl': 'an address',
  'testimonials: imageUrl': 'an address',
}

let content: Config[]

// Loads the configuration before the product starts, because that takes longer than the product
// keeps idle connections open.
test.beforeAll(async () => {
  const { default: config } = await import('../../payload.config.ts')
  const { collections, globals } = await config
  content = [...collections, ...globals].filter(
    ({ flattenedFields, versions }) =>
      Boolean(versions?.drafts) || hasLocalizedFields(flattenedFields),
  )
})

/**
 * Fields that these pages do not show in every language: texts after sending, mails, texts that
 * others quote, and customers in Alexandra's examples.
 */
const hidden = [
  ...['body', 'greeting', 'reference', 'subject'].map((name) => `globals/mails contact.${name}`),
  ...['body', 'greeting', 'reference', 'subject'].map((name) => `globals/mails onboarding.${name}`),
  'globals/mails team.contactSubject',
  'globals/mails team.intro',
  'globals/mails team.onboardingSubject',
  ...['home', 'next', 'received', 'title'].map((name) => `globals/onboarding-page thanks.${name}`),
  'globals/site-settings contact.successDescription',
  'globals/site-settings contact.successTitle',
  'globals/site-settings providers.automation',
  'globals/site-settings providers.hosting',
  'globals/site-settings providers.mail',
  'personas page.examples.conversations.caller',
]

const own = restoredProduct()

/** The number of each text by the place where it was written. */
const marks = new Map<string, number>()
const rejected = new Set<string>()
/** The texts that a page has shown. */
const shown = new Set<string>()

let as: AuthHeaders
let entries: Parameters<typeof entryPath>[]

// Each test adds to the texts that pages have shown; the last one expects all of them.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  as = await logIn(undefined, own.url)
  await publishEverywhere()
  entries = await sendForms()
})

test('only fields that do not accept free text reject a script', () => {
  expect([...rejected].sort()).toEqual(Object.keys(fieldsRejectingScripts))
})

test('a script in any text is not run by a public page, which shows it as text', async ({
  page,
}) => {
  for (const path of allPaths)
    expect.soft(await openAndExpectNoScriptRan(page, path), path).toBeGreaterThan(5)
})

test('a script in any text is not run by a preview', async ({ page }) => {
  await login(page, own.url)
  for (const path of previews())
    expect.soft(await openAndExpectNoScriptRan(page, previewRoot + path), path).toBeGreaterThan(2)
})

test("a script in any text is not run by the staff's lists, forms and overviews, and every text is shown somewhere", async ({
  page,
}) => {
  await login(page, own.url)
  const { status } = await send('PATCH', '/api/users/1', {
    ...{ as, url: own.url },
    body: { name: textAt('name of a user') },
  })
  expect(status).toBe(200)
  const slugs = content.filter(isCollection).map(({ slug }) => slug)
  const forms = await Promise.all(
    ['personas', 'legal-pages'].map(async (slug) => {
      const { docs } = await read(`${slug}?limit=1&depth=0`)
      return `${slug}/${(docs as Doc[])[0]?.id}`
    }),
  )
  for (const entry of entries) {
    await page.goto(own.url + entryPath(...entry))
    const notes = textAt(`${entry.join('/')} notes`)
    await expect.poll(async () => (await expectNoScriptRan(page)) && shown.has(notes)).toBe(true)
  }
  for (const path of [
    ...['/admin', '/admin/reports', '/admin/translations?language=ro'],
    ...['/admin/globals/claims', '/admin/globals/mails'],
    ...[...slugs, ...forms, 'audit-log', 'users'].map((each) => `/admin/collections/${each}`),
  ]) {
    await openAndExpectNoScriptRan(page, path, () => page.waitForLoadState('networkidle'))
  }
  await page.goto(`${own.url}/admin/personal-data`)
  await page.getByRole('searchbox', { name: 'E-Mail, Telefon oder Name' }).fill('window.ran')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page.getByRole('heading', { name: /Einträge zu „window.ran“/ })).toBeVisible()
  await expectNoScriptRan(page)
  expect.soft(notShown()).toEqual(hidden)
})

/** Returns the fields with a text that no page has shown. */
function notShown(): string[] {
  const places = [...marks].flatMap(([place, mark]) =>
    shown.has(textWithScript(mark)) ? [] : [place],
  )
  const fields = places.map((place) =>
    place
      .replace(/\.\d+/g, '')
      .replace(/ (de|en|pt|ro)$/, '')
      .replace(/^(\w[\w-]*)\/\d+/, '$1'),
  )
  return [...new Set(fields)].sort()
}

/** Returns each page in one of its languages, and the preview of its search result. */
function previews(): string[] {
  const pages = pageIds.flatMap((page, index) => {
    const languages = languagesOf(page)
    const locale = languages[index % languages.length] as Locale
    return [pathOf(page, locale), metaPathOf(page, locale)]
  })
  return [...pages, onboardingPreviewPath]
}

async function publishEverywhere(): Promise<void> {
  const lists = content.map(async (config): Promise<Document[]> => {
    if (!isCollection(config)) return [{ config, path: `globals/${config.slug}` }]
    const { docs } = await read(`${config.slug}?limit=0&depth=0`)
    return (docs as Doc[]).map(({ id }) => ({ config, path: `${config.slug}/${id}` }))
  })
  const documents = (await Promise.all(lists)).flat()
  const worker = async () => {
    for (let next = documents.pop(); next; next = documents.pop()) await publish(next)
  }
  await Promise.all([worker(), worker()])
}

type Config = SanitizedCollectionConfig | SanitizedGlobalConfig
type Document = { config: Config; path: string }

const isCollection = (config: Config) => 'labels' in config

async function publish(document: Document): Promise<void> {
  const doc = await read(`${document.path}?locale=de&depth=0`)
  const languages = languagesShowing(document.config.slug, doc)
  // A document with a new row is published in all languages at once.
  const filled = replaceTexts(document.config.flattenedFields, doc, {
    textFor: () => undefined,
    whole: doc,
  })
  if (JSON.stringify(filled).includes('[{}]')) {
    for (const locale of languages) {
      const { answer: response } = await write(document, locale, '&draft=true')
      expect(response.status, await response.clone().text()).toBe(200)
    }
    const address = `/api/${document.path}?locale=de&publishAllLocales=true`
    const body = { _status: 'published' }
    const response = await send('PATCH', address, { as, body, url: own.url })
    expect(response.status, await response.clone().text()).toBe(200)
    return
  }
  for (const locale of languages) await publishIn(document, locale)
}

/** Writes a text into every field except those that have rejected it. */
async function publishIn(
  document: Document,
  locale: Locale,
  rejecting: string[] = [],
): Promise<void> {
  const { answer: response, texts } = await write(document, locale, '', rejecting)
  if (response.ok) return
  const { config, path } = document
  const { errors } = await response.json()
  const paths: string[] = (errors[0].data?.errors ?? []).map(
    (issue: { path: string }) => issue.path,
  )
  const those = paths.filter((field) => texts.includes(field))
  expect(those, `${path} ${JSON.stringify(errors)}`).not.toEqual([])
  for (const field of those) {
    for (const place of [`${path} ${field}`, `${path} ${field} ${locale}`]) marks.delete(place)
    rejected.add(`${config.slug}: ${field.replace(/\.\d+/g, '')}`)
  }
  await publishIn(document, locale, [...rejecting, ...those])
}

async function write(
  { config, path }: Document,
  locale: Locale,
  options: string,
  rejecting: string[] = [],
) {
  const doc = await read(`${path}?locale=${locale}&depth=0&draft=true`)
  const texts: string[] = []
  const textFor = (field: string, isLocalized: boolean) => {
    if (rejecting.includes(field)) return undefined
    texts.push(field)
    return textAt(`${path} ${field}${isLocalized ? ` ${locale}` : ''}`)
  }
  const body = {
    ...replaceTexts(config.flattenedFields, doc, { textFor, whole: doc }),
    _status: options ? 'draft' : 'published',
  }
  const method = path.startsWith('globals') ? 'POST' : 'PATCH'
  const address = `/api/${path}?locale=${locale}${options}`
  return { texts, answer: await send(method, address, { as, body, url: own.url }) }
}

let lastMark = 0

/** Returns the text of a place, which is always the same. */
function textAt(place: string): string {
  const mark = marks.get(place) ?? ++lastMark
  marks.set(place, mark)
  return textWithScript(mark)
}

async function read(path: string): Promise<Doc> {
  const response = await call(`/api/${path}`, { headers: as }, own.url)
  expect(response.status, path).toBe(200)
  return response.json()
}

/** Sends both forms, the contact form in every language, and adds notes to their entries. */
async function sendForms(): Promise<Parameters<typeof entryPath>[]> {
  const entries: Parameters<typeof entryPath>[] = []
  for (const language of locales) {
    const names = Object.keys(contactSchema.shape)
    const texts = names.map((name) => [name, textAt(`contact-requests ${name} ${language}`)])
    const body = { ...Object.fromEntries(texts), language }
    const response = await send('POST', '/api/contact', { body, url: own.url })
    expect(response.status).toBe(200)
    entries.push(['contact-requests', (await response.json()).id])
  }
  const names = Object.keys(onboardingSchema.shape)
  const all = Object.fromEntries(names.map((name) => [name, textWithScript(0)]))
  const refused = onboardingSchema.safeParse(all).error?.issues.map(({ path }) => path[0])
  expect(refused).toEqual(['email', 'website', 'voiceGender', 'voiceCharacter'])
  const taken = names.filter((name) => !refused?.includes(name))
  const texts = taken.map((name) => [name, textAt(`voice-bot-onboardings ${name}`)])
  const website = `https://example.com/?${textWithScript(0)}`
  const fields = { ...onboarding, ...Object.fromEntries(texts), website }
  const form = onboardingForm(fields, [])
  form.append('documents', new Blob([new Uint8Array(pdf)]), '<img src=x onerror=window.ran=1>.pdf')
  const response = await call('/api/voice-bot-onboarding', { method: 'POST', body: form }, own.url)
  expect(response.status, await response.clone().text()).toBe(201)
  entries.push(['voice-bot-onboardings', (await response.json()).id])
  for (const entry of entries) {
    const path = entry.join('/')
    const body = { notes: textAt(`${path} notes`) }
    expect((await send('PATCH', `/api/${path}`, { as, body, url: own.url })).status).toBe(200)
  }
  return entries
}

/**
 * Opens a page and expects that no injected script ran. Resolves to the number of injected texts
 * that it shows.
 */
async function openAndExpectNoScriptRan(
  page: Page,
  path: string,
  until = async () => {},
): Promise<number> {
  await page.goto(own.url + path)
  await until()
  return expectNoScriptRan(page)
}

/**
 * Expects that no injected script ran. Resolves to the number of injected texts that the page
 * shows.
 */
async function expectNoScriptRan(page: Page): Promise<number> {
  const path = page.url()
  const { texts, values, ran, pictures } = await page.evaluate(() => {
    const texts: string[] = []
    const values: string[] = []
    const walker = document.createTreeWalker(
      document,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    )
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if ('value' in node) values.push(String(node.value))
      if (node instanceof Element) values.push(...[...node.attributes].map(({ value }) => value))
      else if (node.parentElement?.localName !== 'script') texts.push(node.nodeValue ?? '')
    }
    return {
      // A heading is split into several text nodes to allow line breaks after slashes.
      texts: texts.join(''),
      values: values.join('\n'),
      ran: (window as { ran?: unknown }).ran,
      pictures: document.querySelectorAll('img[src=x]').length,
    }
  })
  expect.soft({ ran, pictures }, path).toEqual({ ran: undefined, pictures: 0 })
  const found = setPlainSpaces(`${texts}\n${values}`).match(/m\d+<script>.*?window\.ran=1>/g) ?? []
  for (const text of found) shown.add(text)
  return found.length
}
