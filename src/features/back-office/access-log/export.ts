import { siteTimeText } from '../../../i18n/date-text.ts'
import type { StaffLanguage } from '../../../i18n/staff.ts'
import { auditActionLabels } from './constants.ts'
import { logMessages } from './messages.ts'
import { sentenceOf } from './sentence.ts'
import type { AccessLogEntry } from './types.ts'

export function exportHeadings(language: StaffLanguage): string[] {
  return [...logMessages[language].headings]
}

/** Returns a record as a row of the export. The time is in the time zone of the business. */
export function exportRow(record: AccessLogEntry, language: StaffLanguage): string[] {
  const { before, entry, after } = sentenceOf(record, language)
  return [
    siteTimeText(record.at, language),
    record.name ?? '',
    record.email,
    `${before}${entry}${after}`,
    auditActionLabels[record.action][language],
    record.entryId === null ? '' : String(record.entryId),
    record.ipAddress ?? '',
  ]
}
