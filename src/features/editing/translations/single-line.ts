/** Returns whether a text has a line break, at which a form would join its words, or divide an entry of a list. */
export function hasLineBreak(text: string): boolean {
  return /[\r\n]/.test(text)
}

/** Removes line breaks around a text, which spreadsheets add to a copied cell, and other tools to a translation. */
export function withoutOuterLineBreaks(text: string): string {
  return hasLineBreak(text) ? text.trim() : text
}
