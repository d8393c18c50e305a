import { siteTimeText } from '../../../../i18n/date-text.ts'
import type { StaffLanguage } from '../../../../i18n/staff.ts'

/** The promise to a customer whose submission was received at `createdAt`. */
export type Promised = { createdAt: string; hours: number; now: Date }

type TimeLeft = { dueAt: Date; isOverdue: boolean; milliseconds: number }

const minute = 60_000
const hour = 60 * minute

/** Returns the due date, and its distance from `now`. */
export function timeLeft({ createdAt, hours, now }: Promised): TimeLeft {
  const dueAt = new Date(Date.parse(createdAt) + hours * hour)
  const difference = dueAt.getTime() - now.getTime()
  return { dueAt, isOverdue: difference < 0, milliseconds: Math.abs(difference) }
}

/** Returns the time before which a submission must have been received to be overdue at `now`. */
export function overdueBefore({ hours, now }: Omit<Promised, 'createdAt'>): Date {
  return new Date(now.getTime() - hours * hour)
}

const timeLeftMessages = {
  de: {
    left: (time: string) => `noch ${time}`,
    overdue: (time: string) => `überfällig seit ${time}`,
    units: { days: 'Tagen', hours: 'Std.', minutes: 'Min.' },
  },
  en: {
    left: (time: string) => `${time} left`,
    overdue: (time: string) => `overdue by ${time}`,
    units: { days: 'days', hours: 'h', minutes: 'min' },
  },
} as const satisfies Record<StaffLanguage, unknown>

/** For example `noch 5 Std.` or `überfällig seit 3 Tagen`. */
export function timeLeftText({ isOverdue, milliseconds }: TimeLeft, language: StaffLanguage) {
  const { left, overdue, units } = timeLeftMessages[language]
  const hours = Math.floor(milliseconds / hour)
  const time =
    isOverdue && hours >= 48
      ? `${Math.floor(hours / 24)} ${units.days}`
      : hours >= 1
        ? `${hours} ${units.hours}`
        : `${Math.floor(milliseconds / minute)} ${units.minutes}`
  return isOverdue ? overdue(time) : left(time)
}

/** For example `21.11.2026, 14:05`, in the time zone of the business. */
export function dueText({ dueAt }: TimeLeft, language: StaffLanguage): string {
  return siteTimeText(dueAt.toISOString(), language)
}
