import { randomId } from '../../lib/random-id.ts'

/**
 * The header in which a form sends the time of the last save that it knows (ISO 8601). The server rejects
 * its save with 409 if the document was saved later. Similar to If-Unmodified-Since, which has seconds only.
 */
export const knownSaveHeader = 'X-Known-Save'

/**
 * The header in which a form sends its random id and the number of the save: `4f1c….12`. The server accepts
 * a save although it does not know the last one, if that was an earlier save of the same form, whose response
 * was lost, or the same one, which browsers send again if the connection ends before the response.
 */
export const saveIdHeader = 'X-Save-Id'

/** A save of a form. */
export type SaveId = { form: string; number: number }

/** Returns the id that a form begins with. */
export const createSaveId = (): SaveId => ({ form: randomId(), number: 0 })

export const formatSaveId = ({ form, number }: SaveId): string => `${form}.${number}`

/** Parses the header; undefined if there is none or it is malformed. */
export function parseSaveId(header: string | null): SaveId | undefined {
  const [, form, number] = header?.match(/^([\w-]{1,50})\.(\d{1,9})$/) ?? []
  return form && number ? { form, number: Number(number) } : undefined
}
