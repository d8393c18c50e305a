import type { StaffLanguage } from '../../../i18n/staff.ts'
import { type Status, statusLabels } from '../../../i18n/statuses.ts'
import type { AuditSubject } from './constants.ts'
import { logMessages } from './messages.ts'
import type { AccessLogEntry } from './types.ts'

/** A sentence without the person, in the middle of which the entry is named. */
export type Sentence = { before: string; entry: string; after: string }

/** What somebody did, to be read behind their name. */
export function sentenceOf(line: AccessLogEntry, language: StaffLanguage): Sentence {
  const { action, byApiKey, detail, entryId, file, subject } = line
  const messages = logMessages[language]
  const { many, one } = subject ? messages.subjects[subject] : messages.log
  const isPreview = action === 'document' && detail === 'preview'
  const text = messages.sentences[isPreview ? 'preview' : action]
  const [count, format] = action === 'export' ? countAndFormat(detail, language) : ['', '']
  const [before = '', after = ''] = text
    .replace('{many}', [count, count === '1' ? one : many].filter(Boolean).join(' '))
    .replace('{file}', () => messages.file(file))
    .split('{one}')
  const extras = [
    action === 'change' && detail ? `: ${changes(detail, language)}` : '',
    action === 'list' && detail ? ` (${messages.kinds[detail] ?? detail})` : '',
    format ? ` (${format})` : '',
    byApiKey ? ` (${messages.byKey})` : '',
  ]
  const entry = text.includes('{one}') ? [one, entryId].filter(Boolean).join(' ') : ''
  return { before, entry, after: after + extras.join('') }
}

/** Of `xlsx, 14`: how many were exported and as what. */
function countAndFormat(detail: string | null, language: StaffLanguage): [string, string] {
  const [format = '', count = ''] = detail?.split(', ') ?? []
  return [count, logMessages[language].formats[format] ?? format]
}

/** `status: new → answered, notes` as `Status: Neu → Beantwortet, Notizen`. */
function changes(detail: string, language: StaffLanguage): string {
  const { fields } = logMessages[language]
  const label = (status: string) => statusLabels[status as Status]?.[language] ?? status
  return detail
    .split(', ')
    .map((change) => {
      const [, former, next] = /^status: (\S+) → (\S+)$/.exec(change) ?? []
      if (!former || !next) return fields[change] ?? change
      return `${fields.status}: ${label(former)} → ${label(next)}`
    })
    .join(', ')
}

/** The desk on which an entry can be looked at; a document has none. */
export function deskOf(subject: AuditSubject | null) {
  if (subject === 'onboarding') return 'voice-bot-onboardings'
  return subject === 'contact' ? 'contact-requests' : undefined
}
