import { isDeepStrictEqual } from 'node:util'
import {
  missingRegisterEntry,
  type StatedOperator,
} from '../../src/features/website/legal/register-entry.ts'
import { locales } from '../../src/i18n/locales.ts'
import { staffLanguage } from '../../src/i18n/staff.ts'
import { isPublishedIn, type Stored } from '../../src/lib/content/published.ts'
import type { PublishIssue, PublishingRule } from '../../src/lib/content/publishing-rule.ts'
import { ruleMessages } from './messages.ts'

/** Rejects an operator without the register details that the imprint must state by law. */
export const validateOperator: PublishingRule = ({ before, after, req }) => {
  const operator = after?.operator as StatedOperator | undefined
  if (!isPublished(after) || !operator || isDeepStrictEqual(before?.operator, operator)) return []
  const message = ruleMessages[staffLanguage(req.i18n.language)].registerEntry
  return missingRegisterEntry(operator).map((name): PublishIssue => {
    const field = `operator.${name}`
    return { path: field, field, locales, message }
  })
}

/**
 * Rejects an imprint that would lack them. Its own form has no field to mark, so the path is empty.
 */
export const validateImprint: PublishingRule = async ({ before, after, req }) => {
  if (after?.slug !== 'imprint' || !isPublished(after) || isDeepStrictEqual(before, after))
    return []
  const { operator } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  const [missing] = operator ? missingRegisterEntry(operator) : []
  if (!missing) return []
  const message = ruleMessages[staffLanguage(req.i18n.language)].registerEntry
  return [{ path: '', field: `operator.${missing}`, locales, message }]
}

const isPublished = (doc: Stored) => locales.some((locale) => isPublishedIn(doc, locale))
