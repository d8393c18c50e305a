import type { DatabaseAdapterObj, Where } from 'payload'

/**
 * The adapter that reads the newest version of a document as its draft. By ID, Payload reads the
 * newest one in which the request's language is a draft: a draft that another language saved of a
 * field that all share would not show, and the next write from the form would undo it. In lists
 * Payload reads the newest version already.
 */
export function readNewestDraft<Adapter extends DatabaseAdapterObj>(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      const findVersions: typeof database.findVersions = database.findVersions.bind(database)
      const findGlobalVersions: typeof database.findGlobalVersions =
        database.findGlobalVersions.bind(database)
      database.findVersions = (query) =>
        findVersions({ ...query, where: newestInstead(query.where) })
      database.findGlobalVersions = (query) =>
        findGlobalVersions({ ...query, where: newestInstead(query.where) })
      return database
    },
  } as Adapter
}

/**
 * The query that Payload's `replaceWithDraftIfAvailable` makes, as one for the newest version; any
 * other query as it is.
 */
function newestInstead<Query extends Where | undefined>(where: Query): Query {
  if (!where?.and) return where
  const isDraftRead = where.and.some(isDraftInLanguage) && where.and.some(isNewerOrLatest)
  const and = isDraftRead
    ? where.and.map((each) => (isDraftInLanguage(each) ? { latest: { equals: true } } : each))
    : where.and.map((each) => newestInstead(each))
  return { ...where, and }
}

/** `version._status.de` is a draft; for all languages, one of them is. */
function isDraftInLanguage({ or, ...condition }: Where): boolean {
  if (or) return or.every(isDraftInLanguage)
  const [[path, constraint] = [], ...others] = Object.entries(condition)
  const isDraft = (constraint as { equals?: unknown } | undefined)?.equals === 'draft'
  return others.length === 0 && isDraft && Boolean(path?.startsWith('version._status.'))
}

/** Newer than the published document, or the newest version. */
const isNewerOrLatest = ({ or }: Where): boolean =>
  Boolean(or?.some(({ latest }) => latest !== undefined))
