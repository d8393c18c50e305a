import type { User } from '../payload-types.ts'

/** An account as Payload let it in: `_strategy` says by what. */
type Who = (Pick<User, 'role'> & { _strategy?: string }) | null | undefined

/** Whether this is an admin, or the automation tool with an admin's API key: both read submissions. */
export function hasAdminRole(user: Who): boolean {
  return user?.role === 'admin'
}

/** Whether this is an admin in person: the rule behind every other door that is theirs alone. */
export function isAdminInPerson(user: Who): boolean {
  return hasAdminRole(user) && !isKey(user)
}

/** Whether this is an editor or an admin in person: the rule behind every door that they share. */
export function isStaffInPerson(user: Who): boolean {
  return (user?.role === 'admin' || user?.role === 'editor') && !isKey(user)
}

/** Whether an account came by its API key. */
export function isKey(user: Who): boolean {
  return user?._strategy === 'api-key'
}
