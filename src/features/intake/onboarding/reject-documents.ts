import { type HttpRejection, reject } from '../../../lib/http/outcome.ts'

/** Creates a rejection whose message the form shows next to the documents. */
export function rejectDocuments(status: HttpRejection['status'], message: string): HttpRejection {
  return reject(status, message, { documents: message })
}
