import type { CreateVersionArgs, DatabaseAdapterObj, JsonObject, UpdateVersionArgs } from 'payload'

/**
 * Returns an adapter that creates each version of a document with a later time than the previous ones, and gives none
 * a time before its creation. Payload takes the version with the latest time for the newest one, so that after a clock
 * was set back, saves and publications would have no effect. Globals do not have this problem.
 */
export function orderVersions<Adapter extends DatabaseAdapterObj>(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      const createVersion: typeof database.createVersion = database.createVersion.bind(database)
      const updateVersion: typeof database.updateVersion = database.updateVersion.bind(database)

      async function createNewestVersion<Content extends JsonObject>(
        version: CreateVersionArgs<Content>,
      ) {
        const { collectionSlug, parent, req } = version
        const { docs } = await database.findVersions({
          collection: collectionSlug,
          where: { parent: { equals: parent } },
          sort: '-updatedAt',
          limit: 1,
          pagination: false,
          select: { updatedAt: true },
          req,
        })
        const latest = docs[0]?.updatedAt
        if (!latest || isAfter(version.updatedAt, latest)) return createVersion(version)
        const time = nextMillisecond(latest)
        return createVersion({ ...version, createdAt: time, updatedAt: time })
      }

      async function updateInOrder<Content extends JsonObject>(
        version: UpdateVersionArgs<Content>,
      ) {
        const { createdAt, updatedAt } = version.versionData
        if (!createdAt || !updatedAt || !isAfter(createdAt, updatedAt))
          return updateVersion(version)
        const versionData = { ...version.versionData, updatedAt: nextMillisecond(createdAt) }
        return updateVersion({ ...version, versionData })
      }

      return Object.assign(database, {
        createVersion: createNewestVersion,
        updateVersion: updateInOrder,
      })
    },
  } as Adapter
}

/** Returns whether a time (ISO 8601) is after another one. */
function isAfter(time: string, other: string): boolean {
  return Date.parse(time) > Date.parse(other)
}

function nextMillisecond(time: string): string {
  return new Date(Date.parse(time) + 1).toISOString()
}
