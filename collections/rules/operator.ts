import { isDeepStrictEqual } from 'node:util'
import {
  missingRegisterEntry,
  type StatedOperator,
} from '../../src/features/website/legal/register-entry.ts'
import { locales } from '../../src/i18n/locales.ts'
import { staffLanguage } from '../../src/i18n/staff.ts'
import { isPublishedIn } from '../../src/lib/content/published.ts'
import { publishMessages } from '../../src/plugins/localized-publishing/messages.ts'
import type { Reaction } from '../../src/plugins/localized-publishing/stored-change.ts'
import { rejectWith } from '../../src/plugins/localized-publishing/validation-issues.ts'

/** Rejects settings with an operator for whom the imprint would lack details that the law requires. */
export const validateOperator: Reaction = async ({ config, before, after, req }) => {
  if (config.slug !== 'site-settings') return
  if (!locales.some((locale) => isPublishedIn(after, locale))) return
  const operator = after?.operator as StatedOperator | undefined
  if (!operator || isDeepStrictEqual(before?.operator, operator)) return
  rejectMissing(operator, req, 'operator.')
}

/** Rejects an imprint that would lack it. */
export const validateImprint: Reaction = async ({ config, before, after, req }) => {
  const isImprint = config.slug === 'legal-pages' && after?.slug === 'imprint'
  if (!isImprint || !locales.some((locale) => isPublishedIn(after, locale))) return
  if (isDeepStrictEqual(before, after)) return
  const { operator } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  if (operator) rejectMissing(operator, req, '')
}

function rejectMissing(
  operator: StatedOperator,
  req: Parameters<typeof rejectWith>[0],
  prefix: string,
) {
  const missing = missingRegisterEntry(operator)
  if (missing.length === 0) return
  const message = publishMessages[staffLanguage(req.i18n.language)].registerEntry
  // The imprint's own form has no such fields to mark.
  rejectWith(
    req,
    missing.slice(0, prefix ? undefined : 1).map((name) => ({
      path: prefix ? prefix + name : '',
      field: `operator.${name}`,
      locales,
      message,
    })),
  )
}
