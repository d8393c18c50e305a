import type { PayloadRequest, Where } from 'payload'

/** Returns the condition that matches what belongs to the request's user. */
export function ownedBy({ user }: PayloadRequest): Where {
  return {
    and: [
      { 'user.value': { equals: user?.id } },
      { 'user.relationTo': { equals: user?.collection } },
    ],
  }
}
