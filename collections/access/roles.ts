import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { isAdminSession, isStaffSession, mayReadSubmissions } from '../../src/lib/auth/roles.ts'
import type { User } from '../../src/payload-types.ts'

/** Admins who are logged in. */
export const isAdmin: Access = ({ req }) => isAdminSession(req.user)

/** Admins, and the automation tool with an admin's key. */
export const isAdminOrKey: Access = ({ req }) => mayReadSubmissions(req.user)

/** The same rule where the CMS asks for a plain yes or no. */
export const isAdminRequest = ({ req }: { req: PayloadRequest }): boolean =>
  isAdminSession(req.user)

export const isAdminField: FieldAccess = ({ req }) => isAdminSession(req.user)

/** Editors and admins, who may change the content of the site. */
export const isStaff: Access = ({ req }) => isStaffSession(req.user)

/** The same rule where the CMS asks for a plain yes or no. */
export const isStaffRequest = ({ req }: { req: PayloadRequest }): boolean =>
  isStaffSession(req.user)

export const isStaffField: FieldAccess = ({ req }) => isStaffSession(req.user)

/**
 * Staff see everything, the public only what is published in the one requested language. All
 * languages at once, or another one in place of what is missing, would include drafts as soon as one
 * language is published. `restrictPublicReads` adds which queries the public may make.
 */
export const isStaffOrPublished: Access = ({ req }) => {
  if (isStaffSession(req.user)) return true
  const asksForMore = req.locale === 'all' || Boolean(req.fallbackLocale)
  return asksForMore ? false : { _status: { equals: 'published' } }
}

/**
 * Staff list every picture. The public gets the file by its address, and the record only together
 * with a published document that shows it.
 */
export const isStaffOrShown: Access = ({ req, isReadingStaticFile }) =>
  isStaffSession(req.user) ||
  Boolean(isReadingStaticFile) ||
  (req.routeParams?.collection !== 'media' && req.routeParams?.collection !== 'recordings')

/** Admins reach every account, editors their own. */
export const isAdminOrSelf: Access = ({ req }) => {
  if (isAdminSession(req.user)) return true
  return isStaffSession(req.user) ? { id: { equals: req.user?.id } } : false
}

/** Closed for everybody who comes through REST; the server's own code writes past access rules. */
export const isNobody: Access = () => false

/** The same for a field. */
export const isNobodyField: FieldAccess = () => false

/** Keeps a collection out of an editor's navigation. */
export const isHiddenFromEditors = ({ user }: { user: unknown }): boolean =>
  !isAdminSession(user as User | null)
