import {
  type CollectionBeforeOperationHook,
  Forbidden,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload'
import { locales } from '../../src/i18n/locales.ts'
import { isStaffSession } from '../../src/lib/auth/roles.ts'
import { keysIn } from './keys-in.ts'
import { isStaff } from './roles.ts'

/** What a reading operation is called with, of what matters here. */
type Query = { data?: unknown; draft?: boolean; sort?: string | string[]; where?: unknown }

/**
 * Limits what anybody but the staff may ask of any collection or global to what is published: no
 * versions, no drafts, no document of their own in place of the stored one, and no search or order
 * by the texts of another language, as the hits would reveal those texts.
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
  if (data !== undefined || draft || namesOtherLanguage([sort, where], req)) {
    throw new Forbidden(req.t)
  }
}

/** Whether a path names a language that is not the request's, as in `motto.ro`. */
function namesOtherLanguage([sort, where]: unknown[], { locale }: PayloadRequest): boolean {
  const others = new Set<string>(locales.filter((each) => each !== locale))
  const sorted = [sort ?? []].flat().flatMap((each) => String(each).split(','))
  // Payload treats two underscores as a dot.
  return [...sorted, ...keysIn(where)].some((path) =>
    path.split(/\.|__/).some((step) => others.has(step)),
  )
}
