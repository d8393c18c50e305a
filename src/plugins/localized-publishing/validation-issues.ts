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
import { formatPlaces } from './format-places.ts'
import { publishMessages } from './messages.ts'

/**
 * Rolls a bulk update back if a document was rejected. Payload only reports that document's error,
 * and would commit what it wrote of it before a hook rejected it.
 */
export const rollBackFailedBulk = async ({
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
      if (issues.length > 0) throwIssues(change.req, issues)
    }
  }

/** Enforces the rules on deletion, which unpublishes a document in every language. */
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

/** Throws an error that the form shows as a list and at its fields: its message names some, its data all. */
function throwIssues(req: PayloadRequest, issues: PublishIssue[]): never {
  const messages = publishMessages[staffLanguage(req.i18n.language)]
  const error = new ValidationError({ errors: issues, req }, req.t)
  // The form splits the message at its commas.
  const places = issues.map(({ message }) => message.replace(/\.$/, '').replaceAll(',', ';'))
  const isUnpublish = issues.every((each) => each.isUnpublish)
  const reason = isUnpublish ? messages.mustStayPublished : messages.notPublishable
  error.message = `${reason}: ${formatPlaces(places, messages.more)}`
  throw error
}
