/**
 * Hours for which the files of deleted records stay, so that a backup under way finds what it lists.
 * Nobody can read them any more; the privacy policy states the hours.
 */
export const removalDelayHours = 24
