import type { Locale } from '../../i18n/locales.ts'
import { isPublishedIn } from '../../lib/content/published.ts'
import { type Doc, inLanguage } from '../../lib/content/stored-values.ts'
import { inTransaction } from '../../lib/database/transaction.ts'
import { type ContentPart, isSameContent, mergePart } from './content-part.ts'
import { configOf, contentLocale, type EntityRef } from './documents.ts'
import { requireStaff } from './endpoints.ts'
import { recordFormSave, rejectLaterSave } from './reject-conflict.ts'
import { readRestorable } from './restorable.ts'
import { type DraftStatus, replaceDraft } from './stored-versions.ts'
import { writeContent } from './write-content.ts'

/**
 * Restores a version in the request's language, or in every language with `locale=all`. Shared
 * fields are restored with all languages, or with `shared=true`. A published language changes on
 * the site immediately unless `draft=true` is given; an unpublished one stays a draft.
 */
export const restoreVersion = (entity: EntityRef) =>
  requireStaff(async (req) => {
    const { headers, i18n, locale, payload, query, routeParams, user } = req
    const written = await inTransaction(payload, async ({ transactionID }) => {
      const reading = { id: Number(routeParams?.id), user, transactionID }
      const found = await readRestorable(payload, entity, reading)
      const { languages: restorable, ref, published, draft, version } = found
      const save = { headers, i18n, payload, transactionID }
      await rejectLaterSave(ref, draft, save)
      // A rejection names who has locked this document; the address contains the id of the version.
      req.routeParams = { ...routeParams, ...ref }
      const { flattenedFields: fields } = configOf(payload, ref)
      const isWhole = locale === 'all' || restorable.length === 1
      const part: ContentPart = {
        locales: isWhole ? restorable : [contentLocale(locale)],
        withShared: isWhole || query.shared === 'true',
      }
      const restoredDraft = mergePart(fields, draft, version, part)
      const restoredPublished = mergePart(fields, published, version, part)
      const docs: Doc[] = []
      const status: DraftStatus = {}
      const isPublic = (each: Locale) => query.draft !== 'true' && isPublishedIn(published, each)
      // Rows are published after the drafts of their texts in all languages are stored.
      const areRowsStored = restorable.length > 1 && part.withShared
      for (const each of part.locales) {
        const isDraft = areRowsStored || !isPublic(each)
        const [drafted, shown] = [restoredDraft, restoredPublished].map((doc) =>
          inLanguage(fields, doc, each),
        )
        const data = (isDraft ? drafted : shown) ?? {}
        docs.push(await writeContent(req, ref, { locale: each, data, isDraft, transactionID }))
        const isSame = !isDraft && isSameContent(drafted ?? {}, shown ?? {})
        status[each] = isSame ? 'published' : 'draft'
      }
      await replaceDraft(payload, { transactionID }, ref, restoredDraft, status)
      if (areRowsStored) {
        const isEverywhere = isWhole && restorable.every(isPublic)
        const languages = isEverywhere ? [contentLocale(locale)] : part.locales.filter(isPublic)
        for (const each of languages) {
          const publication = { locale: each, data: {}, isDraft: false, isEverywhere }
          docs.push(await writeContent(req, ref, { ...publication, transactionID }))
        }
      }
      await recordFormSave(ref, docs.at(-1) ?? {}, save)
      return docs
    })
    return Response.json({ doc: written.at(-1), message: req.t('version:restoredSuccessfully') })
  })
