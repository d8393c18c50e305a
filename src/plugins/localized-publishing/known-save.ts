/**
 * The header in which a form sends the time of the last save that it knows (ISO 8601). The server rejects
 * its save with 409 if the document was saved later. Similar to If-Unmodified-Since, which has seconds only.
 */
export const knownSaveHeader = 'X-Known-Save'
