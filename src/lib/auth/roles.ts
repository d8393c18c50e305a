import type { AuthStrategyResult } from 'payload'
import { env } from '../../env.ts'
import type { User } from '../../payload-types.ts'

/**
 * The role of a request. `key` is an automation tool with an admin's API key. An editor's API key
 * counts as anonymous, because editors may not read submissions.
 */
export type Role = 'anonymous' | 'editor' | 'admin' | 'key'

/** The user of a request. Payload stores the name of the authentication strategy in `_strategy`. */
type RequestUser =
  | (Pick<User, 'role'> & Partial<Pick<User, 'hasSecondFactor'>> & Pick<Authenticated, '_strategy'>)
  | null
  | undefined

type Authenticated = NonNullable<AuthStrategyResult['user']>

/** Returns the role of a request's user. All access rules are based on it. */
export function roleOf(user: RequestUser): Role {
  if (user?.role !== 'admin' && user?.role !== 'editor') return 'anonymous'
  if (isApiKey(user)) return user.role === 'admin' ? 'key' : 'anonymous'
  return needsSecondFactor(user) ? 'anonymous' : user.role
}

/** Returns whether this admin session may do nothing until the second factor is set up. */
export function needsSecondFactor(user: RequestUser): boolean {
  return env.REQUIRE_2FA && user?.role === 'admin' && !isApiKey(user) && !user.hasSecondFactor
}

/** Returns whether this is an admin session or an admin's API key. */
export function mayReadSubmissions(user: RequestUser): boolean {
  return ['admin', 'key'].includes(roleOf(user))
}

/** Returns whether this is an admin session, not an API key. */
export function isAdminSession(user: RequestUser): boolean {
  return roleOf(user) === 'admin'
}

/** Returns whether this is the session of an editor or admin, not an API key. */
export function isStaffSession(user: RequestUser): boolean {
  return ['admin', 'editor'].includes(roleOf(user))
}

/**
 * Returns whether this is any session, including that of an admin who has yet to set up the second
 * factor. Use it for the setup only: all other access rules are based on `roleOf`.
 */
export function isAccountSession(user: RequestUser): boolean {
  return Boolean(user?.role) && !isApiKey(user)
}

/** Returns whether the user was authenticated with an API key. */
export function isApiKey(user: RequestUser): boolean {
  return user?._strategy === 'api-key'
}
