import { defaultLocale, type Locale } from '../../../i18n/locales.ts'
import type { StaffLanguage } from '../../../i18n/staff.ts'
import type { TargetLocale } from '../../../i18n/target-locales.ts'
import { invalidPluralPlaceholders, placeholdersIn } from '../../../lib/content/copy.ts'
import { languageName } from '../../../lib/content/format-issue.ts'
import { fillPlaceholders } from '../../../lib/content/placeholders.ts'
import { isBlank } from '../../../lib/content/validate-content.ts'
import { done, type Outcome, reject } from '../../../lib/http/outcome.ts'
import type { User } from '../../../payload-types.ts'
import { maxTextLength } from './constants.ts'
import { loadCoverage } from './data.ts'
import { type Messages, translationMessages } from './messages.ts'
import { parseInThread } from './parse-in-thread.ts'
import { hasLineBreak, withoutOuterLineBreaks } from './single-line.ts'
import type { CoveredDocument, CoveredText, ImportReport, UnitReport } from './types.ts'
import { fingerprint, type Unit, unitsOf } from './units.ts'
import { writeTexts } from './write.ts'
import type { ParsedXliff } from './xliff.ts'

type ImportOptions = {
  language: TargetLocale
  /** The name of this site. */
  site: string
  /** Also imports texts of documents without drafts, which become public immediately. */
  isPublishing: boolean
  uiLocale: StaffLanguage
  user: User
}

/**
 * Imports a file from translators: saves changed texts as drafts, one transaction per document. Rejects
 * a file of another site or language before it writes anything. Resolves to the outcome of every unit.
 */
export async function importFile(
  text: string,
  options: ImportOptions,
): Promise<Outcome<ImportReport>> {
  const messages = translationMessages[options.uiLocale]
  const file = await parseFile(text, options, messages)
  if (!file.ok) return file
  const documents = await loadCoverage(options.uiLocale)
  const units = new Map(
    documents.flatMap((each) => unitsOf(each, options.language)).map((unit) => [unit.id, unit]),
  )
  const context = { ...options, messages }
  const checked = rejectIncompleteLists(checkUnits(file.value.units, units, context), context)
  const failures = await writeDocuments(checked, context)
  return done({ units: checked.map((each) => reportOf(each, failures)) })
}

async function parseFile(
  text: string,
  { language, site, uiLocale }: ImportOptions,
  messages: Messages,
): Promise<Outcome<ParsedXliff>> {
  if (text.trim() === '') return reject(400, messages.emptyFile)
  const file = await parseInThread(text)
  if (!file) return reject(400, messages.brokenFile)
  if (file.original !== site) {
    return reject(400, fillPlaceholders(messages.otherSite, { site: file.original || '?' }))
  }
  if (!hasLanguage(defaultLocale, file.sourceLanguage)) return reject(400, messages.notFromGerman)
  if (!hasLanguage(language, file.targetLanguage)) {
    const found = file.targetLanguage || '?'
    return reject(
      400,
      fillPlaceholders(messages.otherLanguage, { found, wanted: languageName(language, uiLocale) }),
    )
  }
  return file.units.length === 0 ? reject(400, messages.emptyFile) : done(file)
}

/** Returns whether a BCP 47 tag has a language, ignoring its region. */
function hasLanguage(language: Locale, tag: string): boolean {
  return tag.toLowerCase().split(/[-_]/)[0] === language
}

/** `unit` and `target` are set if the text is to be written. */
type CheckedUnit = { report: UnitReport; unit?: Unit; target?: string }
type Context = ImportOptions & { messages: Messages }

function checkUnits(
  parsed: ParsedXliff['units'],
  units: ReadonlyMap<string, Unit>,
  context: Context,
): CheckedUnit[] {
  const read = parsed.map(({ target = '', ...each }) => {
    const isSingleLine = units.get(each.id)?.text.isSingleLine
    return { ...each, target: isSingleLine ? withoutOuterLineBreaks(target) : target }
  })
  const seen = new Set<string>()
  const isFilled = ({ isOpen, source, target }: (typeof read)[number]) =>
    isOpen && target === source
  // An entry of a translated list may be the same in both languages.
  const translated = new Set(
    read.filter((each) => !isFilled(each)).map(({ id }) => units.get(id)?.text),
  )
  return read.map((incoming) => {
    const { exported, id, source, target } = incoming
    const unit = units.get(id)
    if (!unit) return { report: { id, outcome: 'unknown' } }
    // Without its names: a file can repeat a text fifty thousand times.
    if (seen.has(id)) return { report: { id, outcome: 'rejected', reason: context.messages.twice } }
    seen.add(id)
    const { document, label } = unit
    const report = { id, document: document.title, label }
    // Translation software fills open texts with the German ones.
    if (isBlank(target) || (isFilled(incoming) && !translated.has(unit.text))) {
      return { report: { ...report, outcome: 'untranslated' } }
    }
    // A translation that is as it was exported does not replace a newer one.
    if (target === unit.target || exported === fingerprint(target)) {
      return { report: { ...report, outcome: 'unchanged' } }
    }
    const reason = rejectionReason(unit, { exported, source, target }, context)
    if (reason) return { report: { ...report, outcome: 'rejected', reason } }
    return { report: { ...report, outcome: 'taken' }, unit, target }
  })
}

type Incoming = { exported?: string; source: string; target: string }

function rejectionReason(
  { document, source, target, text }: Unit,
  incoming: Incoming,
  { isPublishing, language, messages }: Context,
): string | undefined {
  if (incoming.source !== source) return messages.sourceChanged
  // Other tools may drop the attribute.
  const { exported = fingerprint(target ?? '') } = incoming
  if (exported !== fingerprint(target ?? '')) return messages.targetChanged
  // First, because a file may contain a million placeholders.
  const limit = text.maxLength ?? maxTextLength
  if (incoming.target.length > limit)
    return fillPlaceholders(messages.tooLong, { limit: String(limit) })
  const lost = placeholdersOnlyIn(source, incoming.target)
  if (lost) return fillPlaceholders(messages.placeholdersLost, { placeholders: lost })
  const added = placeholdersOnlyIn(incoming.target, source)
  if (added) return fillPlaceholders(messages.placeholdersAdded, { placeholders: added })
  const [wrong] = invalidPluralPlaceholders(incoming.target, language)
  if (wrong) return fillPlaceholders(messages.wrongForms, { placeholder: wrong })
  if (incoming.target.includes('\0')) return messages.unstorable
  if (text.isSingleLine && hasLineBreak(incoming.target)) return messages.singleLine
  return document.hasDrafts || isPublishing ? undefined : messages.isPublicAtOnce
}

/** Formats the placeholders that occur in `text` but not in `other`. */
function placeholdersOnlyIn(text: string, other: string): string {
  const known = new Set(placeholdersIn(other))
  const missing = placeholdersIn(text).filter((key) => !known.has(key))
  return [...new Set(missing)].map((key) => `{${key}}`).join(', ')
}

/**
 * Rejects entries of lists that would have gaps. Without the gaps, later entries would move next to the
 * wrong German entries, and the list would count as complete.
 */
function rejectIncompleteLists(
  checked: CheckedUnit[],
  { language, messages }: Context,
): CheckedUnit[] {
  const merged = mergedTexts(checked, language)
  return checked.map(({ report, ...each }) => {
    const items = each.unit && merged.get(each.unit.text)
    if (!items?.includes(undefined)) return { report, ...each }
    return { report: { ...report, outcome: 'rejected', reason: messages.listIncomplete } }
  })
}

/** Returns the texts after the import; `undefined` marks a gap in a list. */
function mergedTexts(checked: CheckedUnit[], language: TargetLocale) {
  const merged = new Map<CoveredText, (string | undefined)[]>()
  for (const { target, unit } of checked) {
    if (!unit) continue
    const { german, translations } = unit.text
    const stored = translations[language]?.items ?? []
    // A new list needs every entry of the German one; a stored list may be shorter.
    const initial = stored.length > 0 ? stored : german.map(() => undefined)
    const items = merged.get(unit.text) ?? [...initial]
    items[unit.index] = target
    merged.set(unit.text, items)
  }
  return merged
}

/** Writes one document after the other. Resolves to the reason for each one that failed. */
async function writeDocuments(
  checked: CheckedUnit[],
  { language, messages, user }: Context,
): Promise<Map<CoveredDocument, string>> {
  const failures = new Map<CoveredDocument, string>()
  const merged = mergedTexts(checked, language)
  for (const document of new Set(checked.flatMap(({ unit }) => unit?.document ?? []))) {
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

function reportOf(
  { report, unit }: CheckedUnit,
  failures: ReadonlyMap<CoveredDocument, string>,
): UnitReport {
  const reason = unit && failures.get(unit.document)
  return reason ? { ...report, outcome: 'rejected', reason } : report
}
