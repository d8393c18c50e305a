import type { AuthStrategyResult } from 'payload'
import { env } from '../../env.ts'
import type { User } from '../../payload-types.ts'

/**
 * Who makes a request. `key` is an automation tool with an admin's API key; the key of an editor
 * counts as anonymous, as editors do not read submissions.
 */
export type Role = 'anonymous' | 'editor' | 'admin' | 'key'

/** An account as Payload authenticated it; `_strategy` is how. */
type Who =
  | (Pick<User, 'role'> & Partial<Pick<User, 'hasSecondFactor'>> & Pick<Authenticated, '_strategy'>)
  | null
  | undefined

type Authenticated = NonNullable<AuthStrategyResult['user']>

/** The role of a request's user. Every access rule starts from here. */
export function roleOf(user: Who): Role {
  if (user?.role !== 'admin' && user?.role !== 'editor') return 'anonymous'
  if (isKey(user)) return user.role === 'admin' ? 'key' : 'anonymous'
  return needsSecondFactor(user) ? 'anonymous' : user.role
}

/** Whether this is an admin in person who may do nothing but set up the second factor. */
export function needsSecondFactor(user: Who): boolean {
  return env.REQUIRE_2FA && user?.role === 'admin' && !isKey(user) && !user.hasSecondFactor
}

/** Whether this is an admin, or the automation tool with an admin's API key. */
export function mayReadSubmissions(user: Who): boolean {
  return ['admin', 'key'].includes(roleOf(user))
}

/** Whether this is an admin who is logged in, not an API key. */
export function isAdminSession(user: Who): boolean {
  return roleOf(user) === 'admin'
}

/** Whether this is an editor or an admin who is logged in, not an API key. */
export function isStaffSession(user: Who): boolean {
  return ['admin', 'editor'].includes(roleOf(user))
}

/**
 * Whether this is an account of the staff that is logged in, also of an admin whose second factor is still
 * to be set up. For the set-up alone: every other rule starts from `roleOf`.
 */
export function isAccountSession(user: Who): boolean {
  return Boolean(user?.role) && !isKey(user)
}

/** Whether an account was authenticated by its API key. */
export function isKey(user: Who): boolean {
  return user?._strategy === 'api-key'
}
