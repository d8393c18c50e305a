import type { StaffLanguage } from '../../../i18n/staff.ts'
import { type Status, statusLabels } from '../../../i18n/statuses.ts'
import type { AuditSubject } from './constants.ts'
import { logMessages } from './messages.ts'
import type { AccessLogEntry } from './types.ts'

/** A sentence without its subject, split around the entry, which may become a link. */
export type Sentence = { before: string; entry: string; after: string }

/** Describes a record in words that follow the person's name. */
export function sentenceOf(record: AccessLogEntry, language: StaffLanguage): Sentence {
  const { action, byApiKey, detail, entryId, file, subject } = record
  const messages = logMessages[language]
  const { many, one } = subject ? messages.subjects[subject] : messages.log
  const hasOwnSentence = detail === 'preview' || detail === 'reset'
  const text = messages.sentences[hasOwnSentence ? detail : action]
  const [count, format] = action === 'export' ? parseExportDetail(detail, language) : ['', '']
  const counted = [count, count === '1' ? one : many].filter(Boolean).join(' ')
  // Split first, because the name of a file can contain anything.
  const [before = '', after = ''] = text
    .split('{one}')
    .map((part) => part.replace('{many}', counted).replace('{file}', () => messages.file(file)))
  const extras = [
    action === 'change' && detail ? `: ${formatChanges(detail, language)}` : '',
    action === 'list' && detail ? ` (${messages.kinds[detail] ?? detail})` : '',
    format ? ` (${format})` : '',
    byApiKey ? ` (${messages.byKey})` : '',
  ]
  const entry = text.includes('{one}')
    ? [one, accountOf(record) ?? entryId].filter(Boolean).join(' ')
    : ''
  return { before, entry, after: after + extras.join('') }
}

/**
 * Returns the e-mail address of an account. Records of its creation and deletion contain the address,
 * because the account may no longer exist.
 */
function accountOf({ account, action, detail, subject }: AccessLogEntry): string | null {
  const hasAddress = subject === 'account' && (action === 'create' || action === 'delete')
  return hasAddress ? detail : account
}

/** Parses the detail of an export, for example `xlsx, 14`. */
function parseExportDetail(detail: string | null, language: StaffLanguage): [string, string] {
  const [format = '', count = ''] = detail?.split(', ') ?? []
  const { formats } = logMessages[language]
  return [count, formats[format as keyof typeof formats] ?? format]
}

/** Formats `status: new → answered, notes` as `Status: Neu → Beantwortet, Notizen`. */
function formatChanges(detail: string, language: StaffLanguage): string {
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

/** Returns the desk that shows entries of this kind; documents have none. */
export function deskOf(subject: AuditSubject | null) {
  if (subject === 'onboarding') return 'voice-bot-onboardings'
  return subject === 'contact' ? 'contact-requests' : undefined
}
