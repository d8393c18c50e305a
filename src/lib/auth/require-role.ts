import { getRequestLanguage, parseCookies } from 'payload'
import { type StaffLanguage, staffLanguage } from '../../i18n/staff.ts'
import type { User } from '../../payload-types.ts'
import { getCms } from '../cms/payload.ts'
import { done, type Outcome, reject } from '../http/outcome.ts'
import { isAdminSession, isStaffSession, mayReadSubmissions, needsSecondFactor } from './roles.ts'

/**
 * Requires an admin session or an admin's API key: 401 without authentication, 403 for other roles.
 * Use it for reading submissions.
 */
export function requireAdminOrKey(headers: Headers): Promise<Outcome<User>> {
  return requireUser(headers, mayReadSubmissions)
}

/**
 * Requires an admin session and rejects API keys. Use it for operations that
 * automation tools do not need.
 */
export function requireAdminSession(headers: Headers): Promise<Outcome<User>> {
  return requireUser(headers, isAdminSession)
}

/** Requires the session of an editor or admin. */
export function requireStaff(headers: Headers): Promise<Outcome<User>> {
  return requireUser(headers, isStaffSession)
}

/** Resolves to the CMS's UI language for a request, determined as Payload does. */
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
  // 401 instead of 403 if a required second factor is missing: pages then redirect to the login,
  // which continues with the setup.
  if (!user || needsSecondFactor(user)) return reject(401, 'Bitte melden Sie sich an.')
  if (!isAllowed(user)) return reject(403, 'Dazu haben Sie keine Berechtigung.')
  return done(user)
}
