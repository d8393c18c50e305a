import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { isAdminInPerson, isStaffInPerson, mayReadSubmissions } from '../../src/lib/auth/roles.ts'
import type { User } from '../../src/payload-types.ts'

/** Admins in person. */
export const isAdmin: Access = ({ req }) => isAdminInPerson(req.user)

/** Admins, and the automation tool with an admin's key. */
export const isAdminOrKey: Access = ({ req }) => mayReadSubmissions(req.user)

/** The same rule where the CMS asks for a plain yes or no. */
export const isAdminRequest = ({ req }: { req: PayloadRequest }): boolean =>
  isAdminInPerson(req.user)

export const isAdminField: FieldAccess = ({ req }) => isAdminInPerson(req.user)

/** Editors and admins, who may change the content of the site. */
export const isEditor: Access = ({ req }) => isStaffInPerson(req.user)

/** The same rule where the CMS asks for a plain yes or no. */
export const isStaffRequest = ({ req }: { req: PayloadRequest }): boolean =>
  isStaffInPerson(req.user)

export const isEditorField: FieldAccess = ({ req }) => isStaffInPerson(req.user)

/**
 * Staff see everything, the public only what is published in the one requested language. All
 * languages at once, or another one in place of what is missing, would include drafts as soon as one
 * language is published. `restrictPublicReads` adds which queries the public may make.
 */
export const isEditorOrPublished: Access = ({ req }) => {
  if (isStaffInPerson(req.user)) return true
  const asksForMore = req.locale === 'all' || Boolean(req.fallbackLocale)
  return asksForMore ? false : { _status: { equals: 'published' } }
}

/**
 * Staff list every picture. The public gets the file by its address, and the record only together
 * with a published document that shows it.
 */
export const isEditorOrShown: Access = ({ req, isReadingStaticFile }) =>
  isStaffInPerson(req.user) ||
  Boolean(isReadingStaticFile) ||
  (req.routeParams?.collection !== 'media' && req.routeParams?.collection !== 'recordings')

/** Admins reach every account, editors their own. */
export const isAdminOrSelf: Access = ({ req }) => {
  if (isAdminInPerson(req.user)) return true
  return isStaffInPerson(req.user) ? { id: { equals: req.user?.id } } : false
}

/** Closed for everybody who comes through REST; the server's own code writes past access rules. */
export const isNobody: Access = () => false

/** The same for a field. */
export const isNobodyField: FieldAccess = () => false

/** Keeps a collection out of an editor's navigation. */
export const isHiddenFromEditors = ({ user }: { user: unknown }): boolean =>
  !isAdminInPerson(user as User | null)
