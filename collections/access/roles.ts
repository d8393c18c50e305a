import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { isAdminSession, isStaffSession, mayReadSubmissions } from '../../src/lib/auth/roles.ts'
import type { User } from '../../src/payload-types.ts'

/** Logged-in admins. */
export const isAdmin: Access = ({ req }) => isAdminSession(req.user)

/** Admins, and the automation tool with an admin's API key. */
export const isAdminOrKey: Access = ({ req }) => mayReadSubmissions(req.user)

/** The same rule for options that require a boolean. */
export const isAdminRequest = ({ req }: { req: PayloadRequest }): boolean =>
  isAdminSession(req.user)

export const isAdminField: FieldAccess = ({ req }) => isAdminSession(req.user)

/** Editors and admins. */
export const isStaff: Access = ({ req }) => isStaffSession(req.user)

/** The same rule for options that require a boolean. */
export const isStaffRequest = ({ req }: { req: PayloadRequest }): boolean =>
  isStaffSession(req.user)

export const isStaffField: FieldAccess = ({ req }) => isStaffSession(req.user)

/**
 * Staff see everything; the public sees what is published in the requested language. Reading all
 * languages, or falling back to another one, would include drafts as soon as one language is
 * published. `restrictPublicReads` also limits the queries of the public.
 */
export const isStaffOrPublished: Access = ({ req }) => {
  if (isStaffSession(req.user)) return true
  const asksForMore = req.locale === 'all' || Boolean(req.fallbackLocale)
  return asksForMore ? false : { _status: { equals: 'published' } }
}

/**
 * Staff can list all files. The public gets a file by its URL, and its record only as part of a
 * published document.
 */
export const isStaffOrPublicFile: Access = ({ req, isReadingStaticFile }) =>
  isStaffSession(req.user) ||
  Boolean(isReadingStaticFile) ||
  (req.routeParams?.collection !== 'media' && req.routeParams?.collection !== 'recordings')

/** Admins can access every account, editors only their own. */
export const isAdminOrSelf: Access = ({ req }) => {
  if (isAdminSession(req.user)) return true
  return isStaffSession(req.user) ? { id: { equals: req.user?.id } } : false
}

/** Denies everyone. The server's own code bypasses access rules. */
export const isNobody: Access = () => false

export const isNobodyField: FieldAccess = () => false

/** Hides a collection from an editor's navigation. */
export const isHiddenFromEditors = ({ user }: { user: unknown }): boolean =>
  !isAdminSession(user as User | null)
