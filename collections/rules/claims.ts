import { isDeepStrictEqual } from 'node:util'
import { promisedHours, promises } from '../../src/features/back-office/desk/follow-up/constants.ts'
import { privacyPlaceholders } from '../../src/features/website/legal/constants.ts'
import { locales } from '../../src/i18n/locales.ts'
import { staffLanguage } from '../../src/i18n/staff.ts'
import { isNumber, settingsPlaceholders } from '../../src/lib/content/placeholders.ts'
import { isPublishedIn, type Stored } from '../../src/lib/content/published.ts'
import type { PublishIssue, PublishingRule } from '../../src/lib/content/publishing-rule.ts'
import { findReferences, formatReferences } from '../../src/lib/content/references.ts'
import type { Doc } from '../../src/lib/content/stored-values.ts'
import { placeholdersOf } from '../../src/lib/content/validate-content.ts'
import { ruleMessages } from './messages.ts'

/** Placeholders that some texts fill in differently: persona pages, mails, the privacy policy. */
const otherPlaceholders: string[] = ['age', 'reference', 'title', ...privacyPlaceholders]

/** Claims that define the deadlines of submissions. */
const deadlineKeys: string[] = Object.values(promises)

/**
 * Rejects claims that would leave a placeholder in published copy without a claim or with two of
 * them, and deadlines that are not a number of hours.
 */
export const validateClaims: PublishingRule = async ({ before, after, req }) => {
  const items = publishedClaims(after)
  if (isDeepStrictEqual(items, publishedClaims(before))) return []
  const messages = ruleMessages[staffLanguage(req.i18n.language)].claims
  const issues = items.flatMap(({ key, value, kind }, index): PublishIssue[] => {
    const at = (name: string, message: string) => [issueAt(`items.${index}.${name}`, message)]
    const text = String(key)
    if (!/^\w+$/.test(text)) return at('key', messages.wrongKey(text))
    if ([...settingsPlaceholders, ...otherPlaceholders].includes(text)) {
      return at('key', messages.reserved(text))
    }
    if (items.findIndex((item) => item.key === key) < index) return at('key', messages.twice(text))
    if (kind === 'percent' && !isNumber(value)) {
      return at('value', messages.noNumber(text))
    }
    if (deadlineKeys.includes(text) && promisedHours(value) === undefined) {
      return at('value', messages.noHours(text))
    }
    return []
  })
  for (const key of removedKeys(before, after)) {
    const references = await findReferences(req, (value) => placeholdersOf(value).includes(key))
    if (references.length > 0)
      issues.push(issueAt('items', messages.used(key, formatReferences(references, req))))
    if (deadlineKeys.includes(key)) issues.push(issueAt('items', messages.usedByDeadlines(key)))
  }
  return issues
}

/** Returns the published keys that a change removes; unpublishing the claims removes all. */
function removedKeys(before: Stored, after: Stored): string[] {
  const present = publishedClaims(after).map(({ key }) => key)
  return publishedClaims(before).flatMap(({ key }) => (present.includes(key) ? [] : [String(key)]))
}

function publishedClaims(claims: Stored): Doc[] {
  return isPublishedIn(claims, locales[0]) ? ((claims?.items ?? []) as Doc[]) : []
}

const issueAt = (path: string, message: string): PublishIssue => ({
  path,
  field: path,
  locales,
  message,
})
