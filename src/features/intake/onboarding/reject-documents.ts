import { type HttpRejection, reject } from '../../../lib/http/outcome.ts'

/** A rejection because of the documents; the form shows its message beside them. */
export function rejectDocuments(status: HttpRejection['status'], message: string): HttpRejection {
  return reject(status, message, { documents: message })
}
