import { localeTags } from '../../../i18n/locales.ts'
import { siteTimeZone as timeZone } from '../../../i18n/time-zone.ts'

const format = new Intl.DateTimeFormat(localeTags.de, { timeZone, dateStyle: 'medium' })

/** Formats today's date in Berlin in German, for example `21.11.2026`. */
export function todayInBerlin(now = new Date()): string {
  return format.format(now)
}
