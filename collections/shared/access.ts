import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { locales } from '../../src/i18n/locales.ts'
import { hasAdminRole, isAdminInPerson, isKey, isStaffInPerson } from '../../src/lib/roles.ts'
import type { User } from '../../src/payload-types.ts'

/** Admins in person. */
export const isAdmin: Access = ({ req }) => isAdminInPerson(req.user)

/** Admins, and the automation tool with an admin's key. */
export const isAdminOrKey: Access = ({ req }) => hasAdminRole(req.user)

/** The same rule where the CMS asks for a plain yes or no. */
export const isAdminRequest = ({ req }: { req: PayloadRequest }): boolean =>
  isAdminInPerson(req.user)

export const isAdminField: FieldAccess = ({ req }) => isAdminInPerson(req.user)

/** Editors and admins: whoever may change what the site says. */
export const isEditor: Access = ({ req }) => isStaffInPerson(req.user)

/**
 * Staff see everything, the public only what is published in the one language it asks for. It may
 * not ask for drafts, for all languages, or for another one in place of what is missing: Payload
 * would tell it all of them, drafts too, as soon as one is published. Nor may it search by the texts
 * of another language: what is found would tell what they say.
 */
export const isEditorOrPublished: Access = ({ req }) => {
  if (isStaffInPerson(req.user)) return true
  const asksForMore = req.locale === 'all' || Boolean(req.fallbackLocale || req.query?.draft)
  return asksForMore || searchesElsewhere(req) ? false : { _status: { equals: 'published' } }
}

/** Whether a field is named together with a language that is not the request's, as in `motto.ro`. */
function searchesElsewhere({ locale, query }: PayloadRequest): boolean {
  const others = locales.filter((each) => each !== locale).join('|')
  const elsewhere = new RegExp(`\\.(${others})(\\.|$)`)
  const sorted = [query?.sort ?? []].flat().flatMap((each) => String(each).split(','))
  return [...keysIn(query?.where), ...sorted].some((path) => elsewhere.test(path))
}

function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)])
}

/** Admins reach every account, everybody else their own. */
export const isAdminOrSelf: Access = ({ req }) =>
  isAdminInPerson(req.user) ? true : req.user ? { id: { equals: req.user.id } } : false

/** The same for changing them, which no key may. */
export const isAdminOrSelfInPerson: Access = ({ req }) =>
  isKey(req.user) ? false : isAdminOrSelf({ req })

export const isAnyone: Access = () => true

/** Closed for everybody who comes through REST; the server's own code writes past access rules. */
export const isNobody: Access = () => false

/** The same for a field. */
export const isNobodyField: FieldAccess = () => false

/** Keeps a collection out of an editor's navigation. */
export const isHiddenFromEditors = ({ user }: { user: unknown }): boolean =>
  !isAdminInPerson(user as User | null)
