import type { Locale } from '../../src/i18n/locales.ts'
import { type ContentCollection, context, type Data } from './editor-context.ts'

type Options = { locale?: Locale; draft?: boolean; publishAllLocales?: boolean }

/** Updates the landing page as the editor. */
export const updateLanding = (data: Data, { locale = 'pt', ...options }: Options = {}) =>
  context.payload.updateGlobal({
    slug: 'landing',
    locale,
    data: data as never,
    overrideAccess: false,
    user: context.user as never,
    ...options,
  })

/** Updates a document as the editor. */
export const updateDocument = (
  collection: ContentCollection,
  id: number,
  data: Data,
  { locale = 'pt', ...options }: Options = {},
) =>
  context.payload.update({
    collection,
    id,
    locale,
    data: data as never,
    overrideAccess: false,
    user: context.user as never,
    depth: 0,
    ...options,
  })

export const asPublished = { _status: 'published' }
export const asDraft = { draft: true }
export const emptyHeadline = { hero: { headline: '' } }
