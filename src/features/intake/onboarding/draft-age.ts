/** Days for which a browser keeps an unfinished form. */
export const draftDays = 7

/** Whether what was saved at this time, in milliseconds, is still a draft. */
export function isRecentDraft(savedAt: number, now = Date.now()): boolean {
  return now - savedAt < draftDays * 24 * 60 * 60 * 1000
}
