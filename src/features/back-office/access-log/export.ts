import { siteTimeText } from '../../../i18n/date-text.ts'
import type { StaffLanguage } from '../../../i18n/staff.ts'
import { auditActionLabels } from './constants.ts'
import { logMessages } from './messages.ts'
import { sentenceOf } from './sentence.ts'
import type { AccessLogEntry } from './types.ts'

export function exportHeadings(language: StaffLanguage): string[] {
  return [...logMessages[language].headings]
}

/** A line of the log as a row of the export; the time is that where the business is. */
export function exportRow(line: AccessLogEntry, language: StaffLanguage): string[] {
  const { before, entry, after } = sentenceOf(line, language)
  return [
    siteTimeText(line.at, language),
    line.name ?? '',
    line.email,
    `${before}${entry}${after}`,
    auditActionLabels[line.action][language],
    line.entryId === null ? '' : String(line.entryId),
    line.ipAddress ?? '',
  ]
}
