/** The longest value of a field, in characters. */
export const maxFieldLength = 10_000
