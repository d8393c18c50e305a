import type { DatabaseAdapterObj, Where } from 'payload'

/**
 * Returns an adapter that reads the newest version of a document as its draft. By ID, Payload reads
 * the newest version in which the request's language is a draft. That hides a draft of a shared
 * field that was saved in another language, and the next save from the form would overwrite it. And after a
 * clock was set back, it finds a draft that was published or discarded since. In lists, Payload already reads
 * the newest version.
 */
export function withNewestDrafts<Adapter extends DatabaseAdapterObj>(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      const findVersions: typeof database.findVersions = database.findVersions.bind(database)
      const findGlobalVersions: typeof database.findGlobalVersions =
        database.findGlobalVersions.bind(database)
      database.findVersions = (query) =>
        findVersions({ ...query, where: queryNewestVersion(query.where) })
      database.findGlobalVersions = (query) =>
        findGlobalVersions({ ...query, where: queryNewestVersion(query.where) })
      return database
    },
  } as Adapter
}

/**
 * Rewrites the query of Payload's `replaceWithDraftIfAvailable` to find the newest version; returns
 * any other query unchanged.
 */
function queryNewestVersion<Query extends Where | undefined>(where: Query): Query {
  if (!where?.and) return where
  const isDraftRead = where.and.some(isDraftInLanguage) && where.and.some(isNewerOrLatest)
  const and = isDraftRead
    ? where.and.map((each) => (isDraftInLanguage(each) ? { latest: { equals: true } } : each))
    : where.and.map((each) => queryNewestVersion(each))
  return { ...where, and }
}

/**
 * Matches `version._status.de` equal to draft, or that condition for any of several languages, or `version._status` of
 * a document without a status per language.
 */
function isDraftInLanguage({ or, ...condition }: Where): boolean {
  if (or) return or.every(isDraftInLanguage)
  const [[path, constraint] = [], ...others] = Object.entries(condition)
  const isDraft = (constraint as { equals?: unknown } | undefined)?.equals === 'draft'
  return others.length === 0 && isDraft && /^version\._status(\.|$)/.test(path ?? '')
}

/** Matches a condition for versions that are newer than the document, or the latest. */
const isNewerOrLatest = ({ or }: Where): boolean =>
  Boolean(or?.some(({ latest }) => latest !== undefined))
