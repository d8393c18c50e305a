/** Returns the time `months` months before `now`, clamped to the last day of a shorter month. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCDate(1)
  before.setUTCMonth(before.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0))
  before.setUTCDate(Math.min(now.getUTCDate(), lastDay.getUTCDate()))
  return before
}
