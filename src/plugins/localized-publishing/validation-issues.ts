import {
  type CollectionAfterOperationHook,
  type CollectionBeforeDeleteHook,
  killTransaction,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { staffLanguage } from '../../i18n/staff.ts'
import type {
  PublishIssue,
  PublishingRule,
  StoredChange,
} from '../../lib/content/publishing-rule.ts'
import type { Doc } from '../../lib/content/stored-values.ts'
import { publishMessages } from './messages.ts'

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

/** Rejects a write with the issues of the first rule that has any. */
export const enforce =
  (rules: PublishingRule[]) =>
  async (change: StoredChange): Promise<void> => {
    for (const rule of rules) {
      const issues = await rule(change)
      if (issues.length > 0) rejectWith(change.req, issues)
    }
  }

/** The same for a document that is deleted, which withdraws it in every language. */
export const enforceOnDelete =
  (rules: PublishingRule[]): CollectionBeforeDeleteHook =>
  async ({ collection: config, id, req }) => {
    const where = { id: { equals: id } }
    const found = await req.payload.db.findOne<Doc & { id: number }>({
      collection: config.slug,
      where,
      req,
    })
    await enforce(rules)({ config, before: found ?? undefined, after: undefined, req })
  }

/** Throws what the form lists and marks in its fields. */
function rejectWith(req: PayloadRequest, issues: PublishIssue[]): never {
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
