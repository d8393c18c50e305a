/** Days for which a browser keeps an unfinished form. */
export const draftDays = 7

/** Whether something that was kept at this time, in milliseconds, is still a draft. */
export function isRecentDraft(keptAt: number, now = Date.now()): boolean {
  return now - keptAt < draftDays * 24 * 60 * 60 * 1000
}
