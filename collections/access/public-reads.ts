import {
  type CollectionBeforeOperationHook,
  Forbidden,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload'
import { locales } from '../../src/i18n/locales.ts'
import { isStaffSession } from '../../src/lib/auth/roles.ts'
import { keysIn } from './query-parts.ts'
import { isStaff } from './roles.ts'

/** The arguments of a read operation that are checked here. */
type Query = { data?: unknown; draft?: boolean; sort?: string | string[]; where?: unknown }

/**
 * Limits everyone but the staff to published content in every collection and global: no versions,
 * no drafts, no `data` in place of the stored document, and no filtering or sorting by another
 * language, because the results would reveal unpublished texts.
 */
export function restrictPublicReads(config: SanitizedConfig): SanitizedConfig {
  for (const { access, hooks, versions } of config.collections) {
    if (versions) access.readVersions = isStaff
    hooks.beforeOperation = [checkRead, ...hooks.beforeOperation]
  }
  for (const { access, hooks, versions } of config.globals) {
    if (versions) access.readVersions = isStaff
    hooks.beforeOperation = [checkRead, ...(hooks.beforeOperation ?? [])]
  }
  return config
}

const checkRead: CollectionBeforeOperationHook & GlobalBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  const isRead = /^(read|count)/.test(operation)
  if (!isRead || overrideAccess || isStaffSession(req.user)) return
  const { data, draft, sort, where } = args as Query
  if (data !== undefined || draft || usesOtherLanguage([sort, where], req)) {
    throw new Forbidden(req.t)
  }
}

/** Returns whether a path names a language other than the request's, such as `motto.ro`. */
function usesOtherLanguage([sort, where]: unknown[], { locale }: PayloadRequest): boolean {
  const others = new Set<string>(locales.filter((each) => each !== locale))
  const sorted = [sort ?? []].flat().flatMap((each) => String(each).split(','))
  // Payload treats two underscores as a dot.
  return [...sorted, ...keysIn(where)].some((path) =>
    path.split(/\.|__/).some((step) => others.has(step)),
  )
}
