import type { StaffLanguage } from '../../../i18n/staff.ts'

const seconds = { day: 86_400, hour: 3600, minute: 60 } as const

/** Formats how long ago a time was, for example `vor 5 Minuten`; independent of the time zone. */
export function timeSince(then: Date, now: Date, language: StaffLanguage): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const past = (now.getTime() - then.getTime()) / 1000
  for (const unit of ['day', 'hour', 'minute'] as const) {
    if (past >= seconds[unit]) return format.format(-Math.floor(past / seconds[unit]), unit)
  }
  return format.format(0, 'second')
}
