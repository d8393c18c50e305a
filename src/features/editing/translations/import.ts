import { defaultLocale, type Locale } from '../../../i18n/locales.ts'
import type { StaffLanguage } from '../../../i18n/staff.ts'
import type { TargetLocale } from '../../../i18n/target-locales.ts'
import { placeholdersIn, wrongForms } from '../../../lib/content/copy.ts'
import { languageName } from '../../../lib/content/format-issue.ts'
import { fillPlaceholders } from '../../../lib/content/placeholders.ts'
import { isBlank } from '../../../lib/content/validate-content.ts'
import { done, type Outcome, reject } from '../../../lib/http/outcome.ts'
import type { User } from '../../../payload-types.ts'
import { maxTextLength } from './constants.ts'
import { loadCoverage } from './data.ts'
import { type Messages, translationMessages } from './messages.ts'
import type { CoveredDocument, CoveredText, ImportReport, UnitReport } from './types.ts'
import { type Unit, unitsOf } from './units.ts'
import { writeTexts } from './write.ts'
import { type ReadXliff, readXliff } from './xliff.ts'

type ImportOptions = {
  language: TargetLocale
  /** The name of this site. */
  site: string
  /** Also imports texts of documents without drafts, which are public at once. */
  isPublishing: boolean
  uiLocale: StaffLanguage
  user: User
}

/**
 * Takes a file that came back from translators: what has changed in it becomes drafts, each
 * document whole or not at all. Rejects a file of another site before anything is written;
 * else resolves to what became of every unit.
 */
export async function importFile(
  text: string,
  options: ImportOptions,
): Promise<Outcome<ImportReport>> {
  const messages = translationMessages[options.uiLocale]
  const file = checkedFile(text, options, messages)
  if (!file.ok) return file
  const documents = await loadCoverage(options.uiLocale)
  const units = new Map(
    documents.flatMap((each) => unitsOf(each, options.language)).map((unit) => [unit.id, unit]),
  )
  const context = { ...options, messages }
  const judged = rejectIncomplete(judge(file.value.units, units, context), context)
  const failures = await writeAll(judged, context)
  return done({ units: judged.map((each) => reported(each, failures)) })
}

function checkedFile(
  text: string,
  { language, site, uiLocale }: ImportOptions,
  messages: Messages,
): Outcome<ReadXliff> {
  if (text.trim() === '') return reject(400, messages.emptyFile)
  const file = readXliff(text)
  if (!file) return reject(400, messages.brokenFile)
  if (file.original !== site) {
    return reject(400, fillPlaceholders(messages.otherSite, { site: file.original || '?' }))
  }
  if (!isIn(defaultLocale, file.sourceLanguage)) return reject(400, messages.notFromGerman)
  if (!isIn(language, file.targetLanguage)) {
    const found = file.targetLanguage || '?'
    return reject(
      400,
      fillPlaceholders(messages.otherLanguage, { found, wanted: languageName(language, uiLocale) }),
    )
  }
  return file.units.length === 0 ? reject(400, messages.emptyFile) : done(file)
}

/** Whether a BCP 47 tag names a language, in whichever region. */
function isIn(language: Locale, tag: string): boolean {
  return tag.toLowerCase().split(/[-_]/)[0] === language
}

type Judged = { report: UnitReport; unit?: Unit; target?: string }
type Context = ImportOptions & { messages: Messages }

/** What shall become of each unit. */
function judge(
  read: ReadXliff['units'],
  units: ReadonlyMap<string, Unit>,
  context: Context,
): Judged[] {
  const seen = new Set<string>()
  return read.map(({ id, source, target = '' }) => {
    const unit = units.get(id)
    if (!unit) return { report: { id, outcome: 'unknown' } }
    const { document, label } = unit
    const report = { id, document: document.title, label }
    if (isBlank(target)) return { report: { ...report, outcome: 'untranslated' } }
    if (target === unit.target) return { report: { ...report, outcome: 'unchanged' } }
    const isTwice = seen.has(id)
    seen.add(id)
    const reason = isTwice ? context.messages.twice : whyNot(unit, { source, target }, context)
    if (reason) return { report: { ...report, outcome: 'rejected', reason } }
    return { report: { ...report, outcome: 'taken' }, unit, target }
  })
}

type Incoming = { source: string; target: string }

function whyNot(
  { document, source, text }: Unit,
  incoming: Incoming,
  { isPublishing, language, messages }: Context,
): string | undefined {
  if (incoming.source !== source) return messages.sourceChanged
  const lost = onlyInFirst(source, incoming.target)
  if (lost) return fillPlaceholders(messages.placeholdersLost, { placeholders: lost })
  const added = onlyInFirst(incoming.target, source)
  if (added) return fillPlaceholders(messages.placeholdersAdded, { placeholders: added })
  const [wrong] = wrongForms(incoming.target, language)
  if (wrong) return fillPlaceholders(messages.wrongForms, { placeholder: wrong })
  const limit = text.maxLength ?? maxTextLength
  if (incoming.target.length > limit)
    return fillPlaceholders(messages.tooLong, { limit: String(limit) })
  if (incoming.target.includes('\0')) return messages.unstorable
  return document.hasDrafts || isPublishing ? undefined : messages.isPublicAtOnce
}

/** The placeholders that a text has and another has not, as they are written. */
function onlyInFirst(text: string, other: string): string {
  const known = new Set(placeholdersIn(other))
  const only = placeholdersIn(text).filter((key) => !known.has(key))
  return [...new Set(only)].map((key) => `{${key}}`).join(', ')
}

/**
 * Rejects entries of lists that would leave others empty. Closed up, the entries behind an empty one would stand
 * beside other German ones, and the list would count as complete.
 */
function rejectIncomplete(judged: Judged[], { language, messages }: Context): Judged[] {
  const merged = mergedTexts(judged, language)
  return judged.map(({ report, ...each }) => {
    const items = each.unit && merged.get(each.unit.text)
    if (!items?.includes(undefined)) return { report, ...each }
    return { report: { ...report, outcome: 'rejected', reason: messages.listIncomplete } }
  })
}

/** The texts after the import; in a list `undefined` where there is nothing yet. */
function mergedTexts(judged: Judged[], language: TargetLocale) {
  const merged = new Map<CoveredText, (string | undefined)[]>()
  for (const { target, unit } of judged) {
    if (!unit) continue
    const { german, translations } = unit.text
    const former = translations[language]?.items ?? []
    // A new list has all the entries of the German one, an older one may be shorter.
    const start = former.length > 0 ? former : german.map(() => undefined)
    const items = merged.get(unit.text) ?? [...start]
    items[unit.index] = target
    merged.set(unit.text, items)
  }
  return merged
}

/** Writes document by document; resolves to why some could not be written. */
async function writeAll(
  judged: Judged[],
  { language, messages, user }: Context,
): Promise<Map<CoveredDocument, string>> {
  const failures = new Map<CoveredDocument, string>()
  const merged = mergedTexts(judged, language)
  for (const document of new Set(judged.flatMap(({ unit }) => unit?.document ?? []))) {
    const texts = new Map(
      document.texts.flatMap((text) => {
        const items = merged.get(text)
        return items ? [[text.path, items as string[]] as const] : []
      }),
    )
    const written = await writeTexts({ document, language, user, texts, messages })
    if (!written.ok) failures.set(document, written.message)
  }
  return failures
}

function reported(
  { report, unit }: Judged,
  failures: ReadonlyMap<CoveredDocument, string>,
): UnitReport {
  const reason = unit && failures.get(unit.document)
  return reason ? { ...report, outcome: 'rejected', reason } : report
}
