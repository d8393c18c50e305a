import { getRequestLanguage, parseCookies } from 'payload'
import { type StaffLanguage, staffLanguage } from '../../i18n/staff.ts'
import type { User } from '../../payload-types.ts'
import { getCms } from '../cms/payload.ts'
import { done, type Outcome, reject } from '../http/outcome.ts'
import { isAdminInPerson, isStaffInPerson, mayReadSubmissions, needsSecondFactor } from './roles.ts'

/**
 * Lets admins through, also by their API key: 401 without a login, 403 for other roles. For
 * reads of submissions.
 */
export function requireAdmin(headers: Headers): Promise<Outcome<User>> {
  return requireUser(headers, mayReadSubmissions)
}

/** Lets admins through in person: for what is not an automation tool's. */
export function requireAdminInPerson(headers: Headers): Promise<Outcome<User>> {
  return requireUser(headers, isAdminInPerson)
}

/** Lets editors and admins through, in person. */
export function requireStaff(headers: Headers): Promise<Outcome<User>> {
  return requireUser(headers, isStaffInPerson)
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
