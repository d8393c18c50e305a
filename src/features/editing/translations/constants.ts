/** Where the staff see what is translated. */
export const translationsPath = '/admin/translations'

/** Where the view's buttons call. */
export const translationsApi = '/api/admin/translations'

/** What a translation can be; `german`: still the German text, copied to be translated. */
export const textStates = ['complete', 'missing', 'outdated', 'german'] as const

export type TextState = (typeof textStates)[number]

/** What the view can be narrowed to; `open` is what is still to be translated. */
export const filterStates = ['open', 'missing', 'outdated', 'all'] as const

export type FilterState = (typeof filterStates)[number]

/** Megabytes of a file that comes back from translators. */
export const maxFileMegabytes = 8

export const maxFileBytes = maxFileMegabytes * 1024 * 1024

/** Characters of a single text of such a file. */
export const maxTextLength = 10_000

/** What became of a unit of such a file. */
export const unitOutcomes = ['taken', 'rejected', 'unknown', 'untranslated', 'unchanged'] as const

export type UnitOutcome = (typeof unitOutcomes)[number]
