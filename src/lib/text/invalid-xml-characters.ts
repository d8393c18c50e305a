/** Matches characters that XML 1.0 cannot represent, not even as character references. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches exactly these control characters
export const invalidXmlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/
