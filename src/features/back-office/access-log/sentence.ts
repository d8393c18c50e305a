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
  const isApart = detail === 'preview' || detail === 'reset'
  const text = messages.sentences[isApart ? detail : action]
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
  const entry = text.includes('{one}')
    ? [one, accountOf(line) ?? entryId].filter(Boolean).join(' ')
    : ''
  return { before, entry, after: after + extras.join('') }
}

/** The address of an account; of one that is gone, who made and who deleted it says so. */
function accountOf({ account, action, detail, subject }: AccessLogEntry): string | null {
  const isNamed = subject === 'account' && (action === 'create' || action === 'delete')
  return isNamed ? detail : account
}

/** Of `xlsx, 14`: how many were exported and as what. */
function countAndFormat(detail: string | null, language: StaffLanguage): [string, string] {
  const [format = '', count = ''] = detail?.split(', ') ?? []
  return [count, logMessages[language].formats[format] ?? format]
}

/** `status: new → answered, notes` as `Status: Neu → Beantwortet, Notizen`. */
function changes(detail: string, language: StaffLanguage): string {
  const { fields, roles } = logMessages[language]
  const label = (value: string) =>
    statusLabels[value as Status]?.[language] ?? roles[value] ?? value
  return detail
    .split(', ')
    .map((change) => {
      const [, field, former, next] = /^(\w+): (\S+) → (\S+)$/.exec(change) ?? []
      if (!field || !former || !next) return fields[change] ?? change
      return `${fields[field]}: ${label(former)} → ${label(next)}`
    })
    .join(', ')
}

/** The desk on which an entry can be looked at; a document has none. */
export function deskOf(subject: AuditSubject | null) {
  if (subject === 'onboarding') return 'voice-bot-onboardings'
  return subject === 'contact' ? 'contact-requests' : undefined
}
