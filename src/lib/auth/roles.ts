import type { AuthStrategyResult } from 'payload'
import type { User } from '../../payload-types.ts'

/**
 * Who makes a request. `key` is an automation tool with an admin's API key; the key of an editor
 * counts as anonymous, as editors do not read submissions.
 */
export type Role = 'anonymous' | 'editor' | 'admin' | 'key'

/** An account as Payload authenticated it; `_strategy` is how. */
type Who = (Pick<User, 'role'> & Pick<Authenticated, '_strategy'>) | null | undefined

type Authenticated = NonNullable<AuthStrategyResult['user']>

/** The role of a request's user. Every access rule starts from here. */
export function roleOf(user: Who): Role {
  if (user?.role !== 'admin' && user?.role !== 'editor') return 'anonymous'
  if (!isKey(user)) return user.role
  return user.role === 'admin' ? 'key' : 'anonymous'
}

/** Whether this is an admin, or the automation tool with an admin's API key. */
export function mayReadSubmissions(user: Who): boolean {
  return ['admin', 'key'].includes(roleOf(user))
}

/** Whether this is an admin in person. */
export function isAdminInPerson(user: Who): boolean {
  return roleOf(user) === 'admin'
}

/** Whether this is an editor or an admin in person. */
export function isStaffInPerson(user: Who): boolean {
  return ['admin', 'editor'].includes(roleOf(user))
}

/** Whether an account was authenticated by its API key. */
export function isKey(user: Who): boolean {
  return user?._strategy === 'api-key'
}
