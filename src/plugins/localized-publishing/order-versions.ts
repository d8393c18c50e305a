import type {
  CollectionSlug,
  CreateVersionArgs,
  DatabaseAdapterObj,
  JsonObject,
  PayloadRequest,
  UpdateVersionArgs,
  Where,
} from 'payload'

/**
 * Returns an adapter that stores each version of a document with a later time than the previous ones, and gives none
 * an earlier time when it is changed. Payload takes the version with the latest time for the newest one, so that after
 * a clock was set back, saves and publications would have no effect. Globals do not have this problem.
 */
export function orderVersions<Adapter extends DatabaseAdapterObj>(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      const createVersion: typeof database.createVersion = database.createVersion.bind(database)
      const updateVersion: typeof database.updateVersion = database.updateVersion.bind(database)

      async function readLatestTime(
        collection: CollectionSlug,
        where: Where,
        req?: Partial<PayloadRequest>,
      ): Promise<string | undefined> {
        const { docs } = await database.findVersions({
          ...{ collection, where, req, select: { updatedAt: true } },
          ...{ sort: '-updatedAt', limit: 1, pagination: false },
        })
        return docs[0]?.updatedAt
      }

      async function createNewestVersion<Content extends JsonObject>({
        updatedAt,
        ...version
      }: CreateVersionArgs<Content>) {
        const { collectionSlug, parent, req } = version
        const latest = await readLatestTime(collectionSlug, { parent: { equals: parent } }, req)
        return createVersion({ ...version, updatedAt: after(latest, updatedAt) })
      }

      async function updateInOrder<Content extends JsonObject>(
        version: UpdateVersionArgs<Content>,
      ) {
        const { collection, id, req, versionData } = version
        const { updatedAt } = versionData
        const stored = id && (await readLatestTime(collection, { id: { equals: id } }, req))
        if (!stored || !updatedAt || updatedAt === stored) return updateVersion(version)
        return updateVersion({
          ...version,
          versionData: { ...versionData, updatedAt: after(stored, updatedAt) },
        })
      }

      return Object.assign(database, {
        createVersion: createNewestVersion,
        updateVersion: updateInOrder,
      })
    },
  } as Adapter
}

/** Returns a time (ISO 8601), or the millisecond after the previous one if that is later. */
function after(previous: string | undefined, time: string): string {
  const earliest = previous === undefined ? 0 : Date.parse(previous) + 1
  return new Date(Math.max(Date.parse(time), earliest)).toISOString()
}
