import type { Locale } from '../../src/i18n/locales.ts'
import { type ContentCollection, type Data, desk } from './editors-desk.ts'

type Options = { locale?: Locale; draft?: boolean; publishAllLocales?: boolean }

/** Updates the landing page as the editor. */
export const landing = (data: Data, { locale = 'pt', ...options }: Options = {}) =>
  desk.payload.updateGlobal({
    slug: 'landing',
    locale,
    data: data as never,
    overrideAccess: false,
    user: desk.user as never,
    ...options,
  })

/** Updates a document as the editor. */
export const write = (
  collection: ContentCollection,
  id: number,
  data: Data,
  { locale = 'pt', ...options }: Options = {},
) =>
  desk.payload.update({
    collection,
    id,
    locale,
    data: data as never,
    overrideAccess: false,
    user: desk.user as never,
    depth: 0,
    ...options,
  })

export const publish = { _status: 'published' }
export const draft = { draft: true }
export const emptyHeadline = { hero: { headline: '' } }
