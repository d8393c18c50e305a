import { isDeepStrictEqual } from 'node:util'
import { type Field, type PayloadRequest, type Validate, validations } from 'payload'
import { type Locale, locales } from '../../i18n/locales.ts'
import { staffLanguage } from '../../i18n/staff.ts'
import { documentName, formatIssue } from '../../lib/content/format-issue.ts'
import { isPublishedIn } from '../../lib/content/published.ts'
import type { PublishingRule, StoredChange } from '../../lib/content/publishing-rule.ts'
import { type Doc, storedValues } from '../../lib/content/stored-values.ts'
import {
  type FileCollection,
  filesIn,
  isBlank,
  languagesShowing,
  type References,
  requiredProblem,
  type ValidationIssue,
  validateContent,
} from '../../lib/content/validate-content.ts'
import { publishedContent } from './stored-change.ts'

/** Limits the issues in a response: a document of one megabyte can have a hundred thousand. */
const maxReported = 100

/**
 * Rejects a write that would make incomplete content public in a language, except for issues that
 * were public before. It validates what is stored, so it makes no difference how the content got
 * there: by publishing one language or all, restoring, duplicating, creating, or a plan.
 */
export const validatePublication: PublishingRule = async (change) => {
  const issues = await findNewIssues(change)
  const { req, config, after } = change
  const language = staffLanguage(req.i18n.language)
  const document = documentName(config, after ?? {}, language)
  return [...issues.values()].slice(0, maxReported).map(({ issue, locales: inLocales }) => ({
    path: isShownInForm(issue, inLocales, req) ? issue.path : '',
    field: issue.path,
    locales: inLocales,
    message: formatIssue(issue, { language, locales: inLocales, document }),
  }))
}

/**
 * Skips the check of required fields on submit and leaves it to `validatePublication`, which covers
 * all languages. Payload would only validate the request's language and name fewer fields. Skips
 * all checks when a language is unpublished, which publishes nothing (`correctStatus`): Payload
 * would reject it because of the draft. While somebody types, Payload validates the form as usual.
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
      options.event === 'submit' &&
      (isUnpublishing(options) || requiredProblem(field as never, value))
        ? true
        : (own as Validate)(value, options),
  }
}

const isUnpublishing = ({ data, operation }: { data: Doc; operation?: string }): boolean =>
  operation === 'update' && data._status === 'draft'

type FoundIssue = { issue: ValidationIssue; locales: Locale[] }

/** Returns the issues that the change makes public, each with its languages. */
async function findNewIssues(change: StoredChange): Promise<Map<string, FoundIssue>> {
  const { config, before, after } = change
  const found = new Map<string, FoundIssue>()
  if (!after) return found
  const changed = languagesShowing(config.slug, after).filter(
    (locale) =>
      isPublishedIn(after, locale) &&
      !isDeepStrictEqual(
        publishedContent(config, before, locale),
        publishedContent(config, after, locale),
      ),
  )
  if (changed.length === 0) return found
  const references = await loadReferences(change)
  for (const locale of changed) {
    const issuesIn = (doc: Doc) =>
      validateContent({ fields: config.flattenedFields, doc, locale, references })
    // A change of a shared field must not be rejected for older issues in other languages.
    const old =
      before && isPublishedIn(before, locale) && hasSameTexts(change, before, locale, after)
        ? new Set(issuesIn(before).map(keyOf))
        : new Set()
    for (const issue of issuesIn(after).filter((each) => !old.has(keyOf(each)))) {
      const key = issue.isLocalized ? `${locale} ${keyOf(issue)}` : keyOf(issue)
      found.set(key, { issue, locales: [...(found.get(key)?.locales ?? []), locale] })
    }
  }
  return found
}

const keyOf = ({ path, problem }: ValidationIssue): string => `${path} ${JSON.stringify(problem)}`

/** Returns whether a language's localized texts are the same before and after. */
function hasSameTexts({ config }: StoredChange, before: Doc, locale: Locale, after: Doc): boolean {
  const texts = (doc: Doc) =>
    storedValues(config.flattenedFields, doc, locale)
      .filter(({ isLocalized }) => isLocalized)
      .map(({ path, value }) => [path, value])
  return isDeepStrictEqual(texts(before), texts(after))
}

/** Loads the claims and files that the document refers to, within the transaction. */
async function loadReferences(change: StoredChange): Promise<References> {
  const { req } = change
  const claims = await req.payload.db.findGlobal<Doc>({ slug: 'claims', req })
  const items = (isPublishedIn(claims, locales[0]) && claims?.items ? claims.items : []) as Doc[]
  const files = {
    media: await loadFiles(change, 'media'),
    recordings: await loadFiles(change, 'recordings'),
  }
  return {
    claims: new Set(items.map(({ key }) => String(key))),
    hasFile: (kind, id) => files[kind].has(id),
    hasAlt: (picture, locale) =>
      !isBlank((files.media.get(picture)?.alt as Doc | undefined)?.[locale]),
  }
}

/** Loads the files of a collection that the document refers to and that are not in the trash, by their ids. */
async function loadFiles(
  { config, before, after, req }: StoredChange,
  kind: FileCollection,
): Promise<Map<number, Doc>> {
  const ids = [before ?? {}, after ?? {}].flatMap((doc) =>
    locales.flatMap((locale) =>
      storedValues(config.flattenedFields, doc, locale).flatMap((value) => filesIn(value, kind)),
    ),
  )
  const { docs } = await req.payload.db.find<Doc & { id: number }>({
    collection: kind,
    where: { id: { in: [...new Set(ids)] }, deletedAt: { exists: false } },
    pagination: false,
    req,
  })
  return new Map(docs.map((doc) => [Number(doc.id), doc]))
}

/** Returns whether the open form shows the field: it is in the form's language, or shared. */
function isShownInForm(
  issue: ValidationIssue,
  inLocales: Locale[],
  { locale }: PayloadRequest,
): boolean {
  return !issue.isLocalized || locale === 'all' || inLocales.some((each) => each === locale)
}
