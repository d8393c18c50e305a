/** How long the browser keeps an unfinished form, in days. */
export const draftDays = 7

/** Returns whether a draft that was saved at this time, in milliseconds, is still valid. */
export function isRecentDraft(savedAt: number, now = Date.now()): boolean {
  return now - savedAt < draftDays * 24 * 60 * 60 * 1000
}
