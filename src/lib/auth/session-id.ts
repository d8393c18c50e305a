/** By which session of the account Payload authenticated a user; it notes that under `_sid`. */
export function sessionIdOf(user: object): string | undefined {
  return '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined
}
