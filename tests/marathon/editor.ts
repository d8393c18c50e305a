import type { Browser, Page } from '@playwright/test'
import type { Locale } from '../../src/i18n/locales.ts'
import { login } from '../support/fixtures.ts'
import type { Product } from '../support/product.ts'
import type { StaffClient } from '../support/staff.ts'
import type { Random } from './random.ts'

/** A document and the text field of it that the public reads. */
export type Document = { path: string; field: string }

/** A scripted editor in a page of the CMS, with their current document and language. */
export type Editor = {
  page: Page
  documents: Document[]
  document: Document
  locale: Locale
  random: Random
  uiLanguage: 'de' | 'en'
  url: string
  /** The folder with the product's data. */
  folder: string
  staff: StaffClient
  /** Opens a document in a language through its URL. */
  open: (document: Document, locale: Locale) => Promise<void>
}

type Start = Pick<Editor, 'documents' | 'folder' | 'random' | 'staff' | 'uiLanguage'> & {
  browser: Browser
  product: Product
  who: { email: string; password: string }
}

/** Logs an editor in and opens the first of their documents. */
export async function openEditor({ browser, product, who, ...start }: Start): Promise<Editor> {
  const { url } = product
  const locale = start.uiLanguage === 'de' ? 'de-DE' : 'en-GB'
  const context = await browser.newContext({ locale, timezoneId: 'Europe/Berlin' })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  await login(page, url, who)
  await context.addCookies([{ name: 'payload-lng', value: start.uiLanguage, url }])
  const editor: Editor = {
    ...start,
    page,
    url,
    document: start.documents[0] as Document,
    locale: 'de',
    open: async (document, inLocale) => {
      Object.assign(editor, { document, locale: inLocale })
      await page.goto(`${url}/admin/${kindOf(document)}${document.path}?locale=${inLocale}`)
      await textInput(editor).waitFor()
    },
  }
  await editor.open(editor.document, 'de')
  return editor
}

const kindOf = ({ path }: Document) => (path.startsWith('globals/') ? '' : 'collections/')

/** Returns the input of the text field. */
export function textInput({ document, page }: Editor) {
  return page.locator(`#field-${document.field.replaceAll('.', '__')}`)
}

/** Reads the stored text in the editor's language, as a draft or as published. */
export async function readStoredText(editor: Editor, isDraft: boolean, locale = editor.locale) {
  const { document, staff } = editor
  const doc = await staff.send(
    'GET',
    `${document.path}?locale=${locale}&draft=${isDraft}&depth=0&trash=true`,
  )
  const text = document.field.split('.').reduce((inside, name) => inside?.[name], doc)
  return { text: String(text ?? ''), isPublished: doc._status === 'published' }
}
