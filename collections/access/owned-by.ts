import type { PayloadRequest, Where } from 'payload'

/** The condition by which Payload finds what belongs to the user of a request. */
export function ownedBy({ user }: PayloadRequest): Where {
  return {
    and: [
      { 'user.value': { equals: user?.id } },
      { 'user.relationTo': { equals: user?.collection } },
    ],
  }
}
