import { getRequestLanguage, parseCookies } from 'payload'
import type { Locale } from '../i18n/locales.ts'
import { staffLocale } from '../i18n/staff.ts'
import type { User } from '../payload-types.ts'
import { done, type Outcome, refuse } from './http.ts'
import { getCms } from './payload.ts'

/** Whether this is an admin; what admins alone are shown asks this. */
export function hasAdminRole(user: Pick<User, 'role'> | null | undefined): boolean {
  return user?.role === 'admin'
}

/** Whether this is an editor or an admin. */
export function hasStaffRole(user: Pick<User, 'role'> | null | undefined): boolean {
  return user?.role === 'admin' || user?.role === 'editor'
}

/**
 * Lets admins through: 401 without a login, 403 for anybody else. The rule itself is the one of
 * the collections' access (`hasAdminRole`), on the same field.
 */
export function requireAdmin(headers: Headers): Promise<Outcome<User>> {
  return requireUser(headers, hasAdminRole)
}

/** Lets editors and admins through, in the same way. */
export function requireStaff(headers: Headers): Promise<Outcome<User>> {
  return requireUser(headers, hasStaffRole)
}

/** The staff's language for a request, as the CMS itself finds it. */
export async function requestLanguage(headers: Headers): Promise<Locale> {
  const { config } = await getCms()
  return staffLocale(getRequestLanguage({ config, cookies: parseCookies(headers), headers }))
}

async function requireUser(
  headers: Headers,
  isAllowed: (user: User) => boolean,
): Promise<Outcome<User>> {
  const cms = await getCms()
  const { user } = await cms.auth({ headers })
  if (!user) return refuse(401, 'Bitte melden Sie sich an.')
  if (!isAllowed(user)) return refuse(403, 'Dazu haben Sie keine Berechtigung.')
  return done(user)
}
