import {
  type CollectionAfterOperationHook,
  killTransaction,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import type { Locale } from '../../i18n/locales.ts'
import { staffLanguage } from '../../i18n/staff.ts'
import { publishMessages } from './messages.ts'

/** Why a document must not be published, as the form shows it. */
export type PublishIssue = {
  /** Where the form marks it; nothing if that place is in another language than the form. */
  path: string
  /** Where it is, in whatever language. */
  field: string
  locales: readonly Locale[]
  message: string
  /** Whether it is about what must stay on the site, and not about what must not get there. */
  isWithdrawal?: boolean
}

/** Places that the message of an error names; its data holds all of them. */
const maxListedPlaces = 6

/**
 * Rolls a write of many documents back if one of them was rejected. Payload reports the error of that
 * document alone, and would commit what it had written of it before a hook rejected it.
 */
export const undoIncompleteBulk = async ({
  operation,
  req,
  result,
}: Parameters<CollectionAfterOperationHook>[0]): Promise<never> => {
  const { errors } = result as { errors?: unknown[] }
  if (operation !== 'update' || !errors?.length) return result as never
  await killTransaction(req)
  return { errors, docs: [] } as never
}

/** Throws what the form lists and marks in its fields. */
export function rejectWith(req: PayloadRequest, issues: PublishIssue[]): never {
  const messages = publishMessages[staffLanguage(req.i18n.language)]
  const error = new ValidationError({ errors: issues, req }, req.t)
  // The form splits the message into places at its commas.
  const places = issues.map(({ message }) => message.replace(/\.$/, '').replaceAll(',', ';'))
  const further = places.length - maxListedPlaces
  const listed =
    further > 0 ? [...places.slice(0, maxListedPlaces), messages.more(further)] : places
  const isWithdrawal = issues.every((each) => each.isWithdrawal)
  error.message = `${isWithdrawal ? messages.mustStayPublished : messages.notPublishable}: ${listed.join(', ')}`
  throw error
}
