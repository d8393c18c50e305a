import type { FlattenedField } from 'payload'
import { defaultLocale, isLocale } from '../../i18n/locales.ts'
import { staffLanguage } from '../../i18n/staff.ts'
import { isPublishedIn } from '../../lib/content/published.ts'
import { type Doc, inLanguage } from '../../lib/content/stored-values.ts'
import { inTransaction } from '../../lib/database/transaction.ts'
import { type ContentPart, isSameContent, withPart } from './content-part.ts'
import { configOf } from './documents.ts'
import { forStaff, type Owner } from './endpoints.ts'
import { changesOfRestoring, readRestorable } from './restorable.ts'
import { writeContent } from './write-content.ts'

/**
 * Brings a version back in the request's language alone, with `locale=all` in every one. What all
 * languages share comes back with all of them, or if `shared=true` asks for it. A language that is
 * published shows it at once, unless `draft=true` asks for a draft; one that is not stays a draft.
 */
export const restoreVersion = (owner: Owner) =>
  forStaff(async (req) => {
    const { locale, payload, query, routeParams, user } = req
    const written = await inTransaction(payload, async ({ transactionID }) => {
      const reading = { id: Number(routeParams?.id), user, transactionID }
      const found = await readRestorable(payload, owner, reading)
      const { languages, place, published, saved, version } = found
      const { flattenedFields: fields } = configOf(payload, place)
      const isWhole = locale === 'all' || languages.length === 1
      const part: ContentPart = {
        locales: isWhole ? languages : [isLocale(locale) ? locale : defaultLocale],
        withShared: isWhole || query.shared === 'true',
      }
      const docs: Doc[] = []
      for (const each of part.locales) {
        const isDraft = query.draft === 'true' || !isPublishedIn(published, each)
        const restored = withPart(fields, isDraft ? saved : published, version, part)
        const data = inLanguage(fields, restored, each)
        docs.push(await writeContent(req, place, { locale: each, data, isDraft, transactionID }))
        if (isDraft || part.withShared || isSharedAlike(fields, published, saved)) continue
        // Publishing makes what is published of the shared fields their draft as well.
        const draft = inLanguage(fields, withPart(fields, saved, version, part), each)
        await writeContent(req, place, { locale: each, data: draft, isDraft: true, transactionID })
      }
      return docs
    })
    return Response.json({ doc: written.at(-1), message: req.t('version:restoredSuccessfully') })
  })

/** Whether two states of a document are equal in what all languages share. */
function isSharedAlike(fields: FlattenedField[], one: Doc, other: Doc): boolean {
  return isSameContent(one, withPart(fields, one, other, { locales: [], withShared: true }))
}

/** Lists what restoring a version would change, in each language and in what all of them share. */
export const listChanges = (owner: Owner) =>
  forStaff(async ({ i18n, payload, routeParams, user }) => {
    const found = await readRestorable(payload, owner, { id: Number(routeParams?.id), user })
    const { languages, shared } = changesOfRestoring(payload, found, staffLanguage(i18n.language))
    return Response.json({
      languages: languages.map(({ changes, isPublished, locale }) => ({
        locale,
        isPublished,
        places: changes.map(({ place }) => place),
      })),
      shared: shared.map(({ place }) => place),
    })
  })
