import type { Locale } from '../../src/i18n/locales.ts'
import type { Credentials } from '../support/rest.ts'

/** A text that an editor changed in one language without publishing it. */
export type Draft = {
  /** For example `globals/landing` or `personas/1`. */
  path: string
  locale: Locale
  /** The path of the text in the document, for example `hero.headline`. */
  field: string
  draft: string
  published: string
}

export type Page = { status: number; text: string[] }

export type StoredFile = { path: string; sha256: string }

type Doc = { id: number; [field: string]: unknown }

/** What a fixture's release responded, and what every later release must read from its data. */
export type Expected = {
  admin: Credentials
  editor: Credentials
  apiKey: string
  pages: Record<string, Page>
  drafts: Draft[]
  /** The path of the page that was unpublished in one language. */
  withdrawn: string
  /** The change of the planned publication, and the page that shows it. */
  plan: Draft & { page: string }
  contacts: Doc[]
  onboardings: Doc[]
  documents: StoredFile[]
  picture: StoredFile & { shownOn: string }
  audit: Doc[]
}
