import { getRequestLanguage, parseCookies } from 'payload'
import { type StaffLanguage, staffLanguage } from '../../i18n/staff.ts'
import type { User } from '../../payload-types.ts'
import { getCms } from '../cms/payload.ts'
import { done, type Outcome, reject } from '../http/outcome.ts'
import { isAdminSession, isStaffSession, mayReadSubmissions, needsSecondFactor } from './roles.ts'

/**
 * Lets admins through, also by their API key: 401 without a login, 403 for other roles. For
 * reads of submissions.
 */
export function requireAdminOrKey(headers: Headers): Promise<Outcome<User>> {
  return requireUser(headers, mayReadSubmissions)
}

/** Lets admins through who are logged in, not by an API key: for what is not an automation tool's. */
export function requireAdminSession(headers: Headers): Promise<Outcome<User>> {
  return requireUser(headers, isAdminSession)
}

/** Lets editors and admins through who are logged in. */
export function requireStaff(headers: Headers): Promise<Outcome<User>> {
  return requireUser(headers, isStaffSession)
}

/** The staff's language for a request, as the CMS itself finds it. */
export async function requestLanguage(headers: Headers): Promise<StaffLanguage> {
  const { config } = await getCms()
  return staffLanguage(getRequestLanguage({ config, cookies: parseCookies(headers), headers }))
}

async function requireUser(
  headers: Headers,
  isAllowed: (user: User) => boolean,
): Promise<Outcome<User>> {
  const cms = await getCms()
  const { user } = await cms.auth({ headers })
  // Without a factor that is required nobody is logged in yet: a page leads to the login, and on.
  if (!user || needsSecondFactor(user)) return reject(401, 'Bitte melden Sie sich an.')
  if (!isAllowed(user)) return reject(403, 'Dazu haben Sie keine Berechtigung.')
  return done(user)
}
