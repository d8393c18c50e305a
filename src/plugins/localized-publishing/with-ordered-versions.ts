import type { DatabaseAdapterObj, Where } from 'payload'

type Database = ReturnType<DatabaseAdapterObj['init']>

/**
 * Returns an adapter that creates each version of a document with a later time than the previous ones, and gives none
 * a time before its creation. Payload takes the version with the latest time for the newest one and removes those with
 * the earliest, so that after a clock was set back, saves and publications would have no effect.
 */
export function withOrderedVersions<Adapter extends DatabaseAdapterObj>(adapter: Adapter): Adapter {
  return { ...adapter, init: (args) => withOrder(adapter.init(args)) } as Adapter
}

function withOrder(database: Database): Database {
  const original = {
    createGlobalVersion: database.createGlobalVersion.bind(
      database,
    ) as Database['createGlobalVersion'],
    createVersion: database.createVersion.bind(database) as Database['createVersion'],
    updateGlobalVersion: database.updateGlobalVersion.bind(
      database,
    ) as Database['updateGlobalVersion'],
    updateVersion: database.updateVersion.bind(database) as Database['updateVersion'],
  }
  const newest = {
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    select: { updatedAt: true },
  } as const
  const changed: typeof original = {
    async createGlobalVersion(version) {
      const { globalSlug: global, req } = version
      const { docs } = await database.findGlobalVersions({ ...newest, global, req })
      return original.createGlobalVersion(afterLatest(version, docs[0]?.updatedAt))
    },
    async createVersion(version) {
      const { collectionSlug: collection, parent, req } = version
      const where: Where = { parent: { equals: parent } }
      const { docs } = await database.findVersions({ ...newest, collection, where, req })
      return original.createVersion(afterLatest(version, docs[0]?.updatedAt))
    },
    updateGlobalVersion: ({ versionData, ...version }) =>
      original.updateGlobalVersion({ ...version, versionData: afterCreation(versionData) }),
    updateVersion: ({ versionData, ...version }) =>
      original.updateVersion({ ...version, versionData: afterCreation(versionData) }),
  }
  return Object.assign(database, changed)
}

/** Times in ISO 8601. */
type Times = { createdAt?: string; updatedAt?: string }

function afterLatest<Version extends Required<Times>>(version: Version, latest?: string): Version {
  if (!latest || Date.parse(version.updatedAt) > Date.parse(latest)) return version
  const time = nextMillisecond(latest)
  return { ...version, createdAt: time, updatedAt: time }
}

function afterCreation<Version extends Times>(version: Version): Version {
  const { createdAt, updatedAt } = version
  if (!createdAt || !updatedAt || Date.parse(updatedAt) >= Date.parse(createdAt)) return version
  return { ...version, updatedAt: nextMillisecond(createdAt) }
}

function nextMillisecond(time: string): string {
  return new Date(Date.parse(time) + 1).toISOString()
}
