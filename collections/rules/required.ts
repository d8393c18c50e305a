import type { CollectionBeforeDeleteHook } from 'payload'
import { staffLanguage } from '../../src/i18n/staff.ts'
import { languageNames } from '../../src/lib/content/format-issue.ts'
import { isPublishedIn, type Stored } from '../../src/lib/content/published.ts'
import type { Doc } from '../../src/lib/content/stored-values.ts'
import { languagesShowing } from '../../src/lib/content/validate-content.ts'
import { publishMessages } from '../../src/plugins/localized-publishing/messages.ts'
import type {
  Reaction,
  StoredChange,
} from '../../src/plugins/localized-publishing/stored-change.ts'
import { rejectWith } from '../../src/plugins/localized-publishing/validation-issues.ts'

/**
 * Rejects the withdrawal of what a site needs: the settings, without which a language has no
 * pages, and in the languages that have them the pages that the law requires (in Germany § 5 DDG
 * and Art. 13 GDPR).
 */
export const requirePublished: Reaction = async ({ config, before, after, req }) => {
  const required = requiredAs(config, before)
  // A global that was never written is an empty object, and not published.
  if (!before?.id || !required) return
  const isStillIt = requiredAs(config, after) === required
  const lost = languagesShowing(config.slug, before).filter(
    (locale) => isPublishedIn(before, locale) && !(isStillIt && isPublishedIn(after, locale)),
  )
  if (lost.length === 0) return
  const language = staffLanguage(req.i18n.language)
  const message = publishMessages[language].required[required](languageNames(lost, language))
  rejectWith(req, [{ path: '', field: '', locales: lost, message, isWithdrawal: true }])
}

/** The same for a document that is deleted, which withdraws it in every language. */
export const requirePublishedOnDelete: CollectionBeforeDeleteHook = async (args) => {
  const { collection: config, id, req } = args
  const where = { id: { equals: id } }
  const before = await req.payload.db.findOne<Doc & { id: number }>({
    collection: config.slug,
    where,
    req,
  })
  await requirePublished({ config, before: before ?? undefined, after: undefined, req })
}

function requiredAs({ slug }: StoredChange['config'], doc: Stored) {
  if (slug === 'site-settings') return 'settings'
  if (slug === 'onboarding-page') return 'onboarding'
  if (slug !== 'legal-pages') return undefined
  return doc?.slug === 'imprint' || doc?.slug === 'privacy' ? doc.slug : undefined
}
