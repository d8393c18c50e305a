import { defaultLocale, type Locale } from '../../i18n/locales.ts'
import type { TargetLocale } from '../../i18n/target-locales.ts'
import { languageName } from '../../lib/hole-messages.ts'
import { isBlank } from '../../lib/holes.ts'
import { done, type Outcome, refuse } from '../../lib/http.ts'
import { fillPlaceholders, placeholdersIn } from '../../lib/placeholders.ts'
import type { User } from '../../payload-types.ts'
import { maxTextLength } from './constants.ts'
import { loadCoverage } from './data.ts'
import { type Messages, translationMessages } from './messages.ts'
import type { CoveredDocument, ImportReport, UnitReport } from './types.ts'
import { type Unit, unitsOf } from './units.ts'
import { writeTexts } from './write.ts'
import { type ReadXliff, readXliff } from './xliff.ts'

type ImportOptions = {
  language: TargetLocale
  /** The name of this site. */
  site: string
  /** Takes also texts of documents without drafts, which go live at once. */
  isLive: boolean
  speaks: Locale
  user: User
}

/**
 * Takes a file that came back from translators: what has changed in it becomes drafts, each
 * document whole or not at all. Refuses a file that is not for here before anything is written;
 * else resolves to what became of every unit.
 */
export async function importFile(
  text: string,
  options: ImportOptions,
): Promise<Outcome<ImportReport>> {
  const messages = translationMessages[options.speaks]
  const file = checkedFile(text, options, messages)
  if (!file.ok) return file
  const documents = await loadCoverage(options.speaks)
  const units = new Map(
    documents.flatMap((each) => unitsOf(each, options.language)).map((unit) => [unit.id, unit]),
  )
  const judged = judge(file.value.units, units, { ...options, messages })
  const failures = await writeAll(judged, { ...options, messages })
  return done({ units: judged.map((each) => reported(each, failures)) })
}

function checkedFile(
  text: string,
  { language, site, speaks }: ImportOptions,
  messages: Messages,
): Outcome<ReadXliff> {
  if (text.trim() === '') return refuse(400, messages.emptyFile)
  const file = readXliff(text)
  if (!file) return refuse(400, messages.brokenFile)
  if (file.original !== site) {
    return refuse(400, fillPlaceholders(messages.otherSite, { site: file.original || '?' }))
  }
  if (!isIn(defaultLocale, file.sourceLanguage)) return refuse(400, messages.notFromGerman)
  if (!isIn(language, file.targetLanguage)) {
    const found = file.targetLanguage || '?'
    return refuse(
      400,
      fillPlaceholders(messages.otherLanguage, { found, wanted: languageName(language, speaks) }),
    )
  }
  return file.units.length === 0 ? refuse(400, messages.emptyFile) : done(file)
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
    if (reason) return { report: { ...report, outcome: 'refused', reason } }
    return { report: { ...report, outcome: 'taken' }, unit, target }
  })
}

type Incoming = { source: string; target: string }

function whyNot(
  { document, source, text }: Unit,
  incoming: Incoming,
  { isLive, messages }: Context,
): string | undefined {
  if (incoming.source !== source) return messages.sourceChanged
  const lost = onlyInFirst(source, incoming.target)
  if (lost) return fillPlaceholders(messages.placeholdersLost, { placeholders: lost })
  const added = onlyInFirst(incoming.target, source)
  if (added) return fillPlaceholders(messages.placeholdersAdded, { placeholders: added })
  const limit = text.maxLength ?? maxTextLength
  if (incoming.target.length > limit) return fillPlaceholders(messages.tooLong, { limit: String(limit) })
  if (incoming.target.includes('\0')) return messages.unstorable
  return document.hasDrafts || isLive ? undefined : messages.goesLive
}

/** The placeholders that a text has and another has not, as they are written. */
function onlyInFirst(text: string, other: string): string {
  const known = new Set(placeholdersIn(other))
  const only = placeholdersIn(text).filter((key) => !known.has(key))
  return [...new Set(only)].map((key) => `{${key}}`).join(', ')
}

/** Writes document by document; resolves to why some could not be written. */
async function writeAll(
  judged: Judged[],
  { language, messages, user }: Context,
): Promise<Map<CoveredDocument, string>> {
  const byDocument = new Map<CoveredDocument, Map<string, string[]>>()
  for (const { target, unit } of judged) {
    if (!unit || target === undefined) continue
    const { document, index, text } = unit
    const texts = byDocument.get(document) ?? new Map<string, string[]>()
    const items = texts.get(text.path) ?? [...(text.translations[language]?.items ?? [])]
    items[index] = target
    byDocument.set(document, texts.set(text.path, items))
  }
  const failures = new Map<CoveredDocument, string>()
  for (const [document, texts] of byDocument) {
    // Entries of a list that are not translated yet leave no holes.
    const whole = new Map([...texts].map(([path, items]) => [path, items.filter(isThere)]))
    const written = await writeTexts({ document, language, user, texts: whole, messages })
    if (!written.ok) failures.set(document, written.message)
  }
  return failures
}

function isThere(item: string | undefined): boolean {
  return item !== undefined
}

function reported(
  { report, unit }: Judged,
  failures: ReadonlyMap<CoveredDocument, string>,
): UnitReport {
  const reason = unit && failures.get(unit.document)
  return reason ? { ...report, outcome: 'refused', reason } : report
}
