import {
  type AfterErrorHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
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

/** Where a write of many documents keeps its issues until all are written. */
const bulkKey = 'issuesOfBulk'

/**
 * Throws what the form shows as a list and marks in its fields. In a write of many documents at
 * once it waits for the last one: Payload takes the error of one document for that document's
 * alone, and would keep what has been written of it.
 */
export function rejectWith(req: PayloadRequest, issues: PublishIssue[]): void {
  const waiting = waitingIn(req)
  if (waiting) waiting.push(...issues)
  else throw errorOf(issues, req)
}

/** Hooks by which a write of many documents is all or nothing. */
export const bulkHooks = () => ({
  beforeOperation: [
    (({ args, operation, req }) => {
      if (operation === 'update' && !('id' in args && args.id)) req.context[bulkKey] = []
      return args
    }) satisfies CollectionBeforeOperationHook,
  ],
  afterOperation: [judgeAll],
})

/** The CMS's list expects its documents also where none has been written. */
export const answerBulk: AfterErrorHook = ({ error, result }) => {
  const { data } = error as { data?: { isBulk?: boolean } }
  return data?.isBulk ? { response: { ...result, docs: [] } } : undefined
}

/** Its return type says that it changes no result. */
function judgeAll({ req, operation, result }: Parameters<CollectionAfterOperationHook>[0]): never {
  if (operation !== 'update') return result as never
  const issues = waitingIn(req)
  // What the request writes from now on is judged at once.
  req.context[bulkKey] = undefined
  if (issues?.length) throw errorOf(issues, req, { isBulk: true })
  return result as never
}

function waitingIn({ context }: PayloadRequest): PublishIssue[] | undefined {
  return context[bulkKey] as PublishIssue[] | undefined
}

function errorOf(issues: PublishIssue[], req: PayloadRequest, more = {}): ValidationError {
  const say = publishMessages[staffLanguage(req.i18n.language)]
  const error = new ValidationError({ errors: issues, req }, req.t)
  // The form parts the places by commas.
  const places = issues.map(({ message }) => message.replace(/\.$/, '').replaceAll(',', ';'))
  const untold = places.length - maxListedPlaces
  const told = untold > 0 ? [...places.slice(0, maxListedPlaces), say.more(untold)] : places
  const isWithdrawal = issues.every((each) => each.isWithdrawal)
  error.message = `${isWithdrawal ? say.kept : say.refused}: ${told.join(', ')}`
  Object.assign(error.data, more)
  return error
}
