import type { CollectionSlug } from 'payload'
import { locales } from '../../src/i18n/locales.ts'
import { staffLanguage } from '../../src/i18n/staff.ts'
import { languageNames } from '../../src/lib/content/format-issue.ts'
import { isPublishedIn } from '../../src/lib/content/published.ts'
import type { PublishingRule } from '../../src/lib/content/publishing-rule.ts'
import { ruleMessages } from './messages.ts'

/** Maximum published documents in a list: each makes the page longer for every visitor. */
const maxPublished = 30

/** Rejects publishing more documents in a language than a page can show. */
export const limitPublished: PublishingRule = async ({ config, before, after, req }) => {
  const added = locales.filter((each) => isPublishedIn(after, each) && !isPublishedIn(before, each))
  const counts = await Promise.all(
    added.map((locale) =>
      req.payload.db.count({
        collection: config.slug as CollectionSlug,
        where: {
          _status: { equals: 'published' },
          deletedAt: { exists: false },
          id: { not_equals: after?.id },
        },
        locale,
        req,
      }),
    ),
  )
  const full = added.filter((_, index) => (counts[index]?.totalDocs ?? 0) >= maxPublished)
  if (full.length === 0) return []
  const language = staffLanguage(req.i18n.language)
  const message = ruleMessages[language].enough(languageNames(full, language), maxPublished)
  return [{ path: '', field: '', locales: full, message }]
}
