import type { CreateVersionArgs, DatabaseAdapterObj, JsonObject, TypeWithVersion } from 'payload'

/**
 * Returns an adapter that stores each version of a document with a later time than the previous ones. Payload
 * takes the version with the latest time for the newest one, so that after a clock was set back, saves and
 * publications would have no effect. Globals do not have this problem.
 */
export function orderVersions<Adapter extends DatabaseAdapterObj>(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      const createVersion: typeof database.createVersion = database.createVersion.bind(database)

      async function createNewestVersion<Content extends JsonObject>(
        version: CreateVersionArgs<Content>,
      ): Promise<TypeWithVersion<Content>> {
        const { docs } = await database.findVersions({
          collection: version.collectionSlug,
          where: { parent: { equals: version.parent } },
          sort: '-updatedAt',
          limit: 1,
          pagination: false,
          select: { updatedAt: true },
          req: version.req,
        })
        return createVersion({ ...version, updatedAt: laterThan(docs[0]?.updatedAt, version) })
      }

      return Object.assign(database, { createVersion: createNewestVersion })
    },
  } as Adapter
}

/** Returns the time of a version (ISO 8601), at least a millisecond after that of the previous one. */
function laterThan(previous: string | undefined, { updatedAt }: { updatedAt: string }): string {
  const earliest = previous === undefined ? 0 : Date.parse(previous) + 1
  return new Date(Math.max(Date.parse(updatedAt), earliest)).toISOString()
}
