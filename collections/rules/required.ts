import { staffLanguage } from '../../src/i18n/staff.ts'
import { languageNames } from '../../src/lib/content/format-issue.ts'
import { isPublishedIn, type Stored } from '../../src/lib/content/published.ts'
import type { PublishingRule, StoredChange } from '../../src/lib/content/publishing-rule.ts'
import { languagesShowing } from '../../src/lib/content/validate-content.ts'
import { ruleMessages } from './messages.ts'

/**
 * Rejects unpublishing or deleting what a site needs: the settings, without which a language has no
 * pages, and the pages required by law in the languages that have them (§ 5 DDG and Art. 13 GDPR in
 * Germany).
 */
export const requirePublished: PublishingRule = ({ config, before, after, req }) => {
  const required = requiredAs(config, before)
  // Payload returns an empty object for a global that was never saved.
  if (!before?.id || !required) return []
  const isStillIt = requiredAs(config, after) === required
  const lost = languagesShowing(config.slug, before).filter(
    (locale) => isPublishedIn(before, locale) && !(isStillIt && isPublishedIn(after, locale)),
  )
  if (lost.length === 0) return []
  const language = staffLanguage(req.i18n.language)
  const message = ruleMessages[language].required[required](languageNames(lost, language))
  return [{ path: '', field: '', locales: lost, message, isUnpublish: true }]
}

function requiredAs({ slug }: StoredChange['config'], doc: Stored) {
  if (slug === 'site-settings') return 'settings'
  if (slug === 'onboarding-page') return 'onboarding'
  return doc?.slug === 'imprint' || doc?.slug === 'privacy' ? doc.slug : undefined
}
