import { type Refusal, refuse } from '../../../lib/http/outcome.ts'

/** A refusal because of the documents; the form shows its message beside them. */
export function refuseDocuments(status: Refusal['status'], message: string): Refusal {
  return refuse(status, message, { documents: message })
}
