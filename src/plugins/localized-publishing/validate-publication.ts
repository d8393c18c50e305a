import { isDeepStrictEqual } from 'node:util'
import { type Field, type PayloadRequest, type Validate, validations } from 'payload'
import { type Locale, locales } from '../../i18n/locales.ts'
import { staffLanguage } from '../../i18n/staff.ts'
import { documentName, formatIssue } from '../../lib/content/format-issue.ts'
import { isPublishedIn } from '../../lib/content/published.ts'
import type { PublishingRule, StoredChange } from '../../lib/content/publishing-rule.ts'
import { type Doc, storedValues } from '../../lib/content/stored-values.ts'
import {
  isBlank,
  languagesShowing,
  picturesIn,
  type References,
  requiredProblem,
  type ValidationIssue,
  validateContent,
} from '../../lib/content/validate-content.ts'
import { publicPart } from './stored-change.ts'

/** Issues listed in a response: a document of a megabyte can have a hundred thousand. */
const maxReported = 100

/**
 * Rejects a write after which the public would read incomplete content in a language, unless it did
 * before. It validates what is stored, so it makes no difference how it got there: by publishing one
 * language or all, restoring, duplicating, creating, or a plan.
 */
export const validatePublication: PublishingRule = async (change) => {
  const issues = await newIssues(change)
  const { req, config, after } = change
  const language = staffLanguage(req.i18n.language)
  const document = documentName(config, after ?? {}, language)
  return [...issues.values()].slice(0, maxReported).map(({ issue, locales: inLocales }) => ({
    path: isInForm(issue, inLocales, req) ? issue.path : '',
    field: issue.path,
    locales: inLocales,
    message: formatIssue(issue, { language, locales: inLocales, document }),
  }))
}

/**
 * Leaves what is missing to `validatePublication`, which knows the languages. Payload would validate
 * only the language of the request, name less, and reject even to withdraw a language whose draft is
 * not finished. While somebody types, Payload validates the form as usual.
 */
export function deferRequiredChecks(fields: Field[]): Field[] {
  return fields.map((field) => {
    if (field.type === 'tabs') {
      const tabs = field.tabs.map((tab) => ({ ...tab, fields: deferRequiredChecks(tab.fields) }))
      return { ...field, tabs }
    }
    const nested = 'fields' in field ? { fields: deferRequiredChecks(field.fields) } : {}
    return { ...field, ...nested, ...deferRequiredCheck(field) } as Field
  })
}

function deferRequiredCheck(field: Field): { validate?: Validate } {
  const { validate: own = validations[field.type as keyof typeof validations] } = field as {
    validate?: unknown
  }
  if (!own) return {}
  return {
    validate: (value, options) =>
      options.event === 'submit' && requiredProblem(field as never, value)
        ? true
        : (own as Validate)(value, options),
  }
}

type FoundIssue = { issue: ValidationIssue; locales: Locale[] }

/** The issues that the change makes public, each with the languages that it is in. */
async function newIssues(change: StoredChange): Promise<Map<string, FoundIssue>> {
  const { config, before, after } = change
  const found = new Map<string, FoundIssue>()
  if (!after) return found
  const changed = languagesShowing(config.slug, after).filter(
    (locale) =>
      isPublishedIn(after, locale) &&
      !isDeepStrictEqual(publicPart(config, before, locale), publicPart(config, after, locale)),
  )
  if (changed.length === 0) return found
  const references = await loadReferences(change)
  for (const locale of changed) {
    const examine = (doc: Doc) =>
      validateContent({ fields: config.flattenedFields, doc, locale, references })
    // A change of a shared field is not rejected for issues that other languages had before.
    const old =
      before && isPublishedIn(before, locale) && ownTexts(change, before, locale, after)
        ? new Set(examine(before).map(keyOf))
        : new Set()
    for (const issue of examine(after).filter((each) => !old.has(keyOf(each)))) {
      const key = issue.isLocalized ? `${locale} ${keyOf(issue)}` : keyOf(issue)
      found.set(key, { issue, locales: [...(found.get(key)?.locales ?? []), locale] })
    }
  }
  return found
}

const keyOf = ({ path, problem }: ValidationIssue): string => `${path} ${JSON.stringify(problem)}`

/** Whether a language's own texts are the same before and after. */
function ownTexts({ config }: StoredChange, before: Doc, locale: Locale, after: Doc): boolean {
  const texts = (doc: Doc) =>
    storedValues(config.flattenedFields, doc, locale)
      .filter(({ isLocalized }) => isLocalized)
      .map(({ path, value }) => [path, value])
  return isDeepStrictEqual(texts(before), texts(after))
}

/** What the document refers to, as this transaction reads it. */
async function loadReferences({ config, before, after, req }: StoredChange): Promise<References> {
  const claims = await req.payload.db.findGlobal<Doc>({ slug: 'claims', req })
  const items = (isPublishedIn(claims, locales[0]) && claims?.items ? claims.items : []) as Doc[]
  const pictures = [before ?? {}, after ?? {}].flatMap((doc) =>
    locales.flatMap((locale) =>
      storedValues(config.flattenedFields, doc, locale).flatMap(picturesIn),
    ),
  )
  const { docs } = await req.payload.db.find<Doc & { id: number }>({
    collection: 'media',
    where: { id: { in: [...new Set(pictures)] }, deletedAt: { exists: false } },
    pagination: false,
    req,
  })
  const alts = new Map(docs.map(({ id, alt }) => [Number(id), alt as Doc | undefined]))
  return {
    claims: new Set(items.map(({ key }) => String(key))),
    hasAlt: (picture, locale) => !isBlank(alts.get(picture)?.[locale]),
  }
}

/** Whether the open form shows the place: it is in its language, or the same in all of them. */
function isInForm(
  issue: ValidationIssue,
  inLocales: Locale[],
  { locale }: PayloadRequest,
): boolean {
  return !issue.isLocalized || locale === 'all' || inLocales.some((each) => each === locale)
}
