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

/** Placeholders that some texts fill with something else: a persona's page, mails, the privacy policy. */
const otherPlaceholders: string[] = ['age', 'reference', 'title', ...privacyPlaceholders]

/** Claims from which the office's deadlines follow. */
const deadlines: string[] = Object.values(promises)

/**
 * Rejects claims that would leave published copy with a placeholder that has no claim, or with one
 * that has two, and deadlines that nobody can count.
 */
export const validateClaims: PublishingRule = async ({ before, after, req }) => {
  const items = publicItems(after)
  if (isDeepStrictEqual(items, publicItems(before))) return []
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
    if (deadlines.includes(text) && promisedHours(value) === undefined) {
      return at('value', messages.noHours(text))
    }
    return []
  })
  for (const key of missingKeys(before, after)) {
    const uses = await findReferences(req, (value) => placeholdersOf(value).includes(key))
    if (uses.length > 0)
      issues.push(issueAt('items', messages.used(key, formatReferences(uses, req))))
    if (deadlines.includes(key)) issues.push(issueAt('items', messages.usedByDeadlines(key)))
  }
  return issues
}

/** Keys that the public could read before; withdrawing the claims takes all of them. */
function missingKeys(before: Stored, after: Stored): string[] {
  const present = publicItems(after).map(({ key }) => key)
  return publicItems(before).flatMap(({ key }) => (present.includes(key) ? [] : [String(key)]))
}

function publicItems(claims: Stored): Doc[] {
  return isPublishedIn(claims, locales[0]) ? ((claims?.items ?? []) as Doc[]) : []
}

const issueAt = (path: string, message: string): PublishIssue => ({
  path,
  field: path,
  locales,
  message,
})
