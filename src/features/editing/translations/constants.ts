/** The path of the view. */
export const translationsPath = '/admin/translations'

/** The path of the API that the view calls. */
export const translationsApi = '/api/admin/translations'

/** States of a translation; `german`: a copy of the German text that is still to be translated. */
export const textStates = ['complete', 'missing', 'outdated', 'german'] as const

export type TextState = (typeof textStates)[number]

/** Values of the view's state filter; `open` is everything that is not complete. */
export const filterStates = ['open', 'missing', 'outdated', 'all'] as const

export type FilterState = (typeof filterStates)[number]

/** The limit for a file that comes back from translators. */
export const maxFileMegabytes = 8

export const maxFileBytes = maxFileMegabytes * 1024 * 1024

/** The limit for a single text of such a file, in characters. */
export const maxTextLength = 10_000

/** How many saves without a response a field repeats with its next one. */
export const maxUnanswered = 5

/** Outcomes of importing a unit of such a file. */
export const unitOutcomes = ['taken', 'rejected', 'unknown', 'untranslated', 'unchanged'] as const

export type UnitOutcome = (typeof unitOutcomes)[number]
