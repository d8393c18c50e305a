/**
 * The header in which a form sends the time of the last save that it knows (ISO 8601). The server rejects
 * its save with 409 if the document was saved later. Similar to If-Unmodified-Since, which has seconds only.
 */
export const knownSaveHeader = 'X-Known-Save'

/**
 * The header in which a form sends a random id with each save. The 409 contains the id of the later save, so
 * that the form recognizes its own save whose response was lost.
 */
export const saveIdHeader = 'X-Save-Id'

/** The data of a 409 for a document that was saved later. */
export type LaterSave = {
  /** The time of the later save (ISO 8601). */
  savedAt: string
  /** Its id, if a form made it. */
  saveId?: string
}
