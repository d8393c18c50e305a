import type { Locale } from '../../i18n/locales.ts'
import { isPublishedIn } from '../../lib/content/published.ts'
import { type Doc, inLanguage } from '../../lib/content/stored-values.ts'
import { inTransaction } from '../../lib/database/transaction.ts'
import { type ContentPart, isSameContent, mergePart } from './content-part.ts'
import { configOf, contentLocale, type Owner } from './documents.ts'
import { requireStaff } from './endpoints.ts'
import { readRestorable } from './restorable.ts'
import { type DraftStatus, replaceDraft } from './stored-versions.ts'
import { writeContent } from './write-content.ts'

/**
 * Restores a version in the request's language, or in every language with `locale=all`. Shared
 * fields are restored with all languages, or with `shared=true`. A published language changes on
 * the site immediately unless `draft=true` is given; an unpublished one stays a draft.
 */
export const restoreVersion = (owner: Owner) =>
  requireStaff(async (req) => {
    const { locale, payload, query, routeParams, user } = req
    const written = await inTransaction(payload, async ({ transactionID }) => {
      const reading = { id: Number(routeParams?.id), user, transactionID }
      const found = await readRestorable(payload, owner, reading)
      const { languages, ref, published, saved, version } = found
      // A rejection names who has locked this document; the address contains the id of the version.
      req.routeParams = { ...routeParams, ...ref }
      const { flattenedFields: fields } = configOf(payload, ref)
      const isWhole = locale === 'all' || languages.length === 1
      const part: ContentPart = {
        locales: isWhole ? languages : [contentLocale(locale)],
        withShared: isWhole || query.shared === 'true',
      }
      const draft = mergePart(fields, saved, version, part)
      const restored = mergePart(fields, published, version, part)
      const docs: Doc[] = []
      const status: DraftStatus = {}
      const staysDraft = (each: Locale) => query.draft === 'true' || !isPublishedIn(published, each)
      // Published together: each language is validated with the rows of all.
      const isTogether = part.locales.length > 1 && !part.locales.some(staysDraft)
      for (const each of part.locales) {
        const isDraft = isTogether || staysDraft(each)
        const [drafted, shown] = [draft, restored].map((doc) => inLanguage(fields, doc, each))
        const data = (isDraft ? drafted : shown) ?? {}
        docs.push(await writeContent(req, ref, { locale: each, data, isDraft, transactionID }))
        const isSame = !isDraft && isSameContent(drafted ?? {}, shown ?? {})
        status[each] = isSame ? 'published' : 'draft'
      }
      await replaceDraft(payload, { transactionID }, ref, draft, status)
      if (isTogether) {
        const publication = { locale: contentLocale(locale), isDraft: false, isEverywhere: true }
        docs.push(await writeContent(req, ref, { ...publication, data: {}, transactionID }))
      }
      return docs
    })
    return Response.json({ doc: written.at(-1), message: req.t('version:restoredSuccessfully') })
  })
