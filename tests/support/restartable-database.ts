import { startOwnDatabase } from '../../scripts/support/own-database.ts'
import { stop } from '../../scripts/support/processes.ts'

/** A PostgreSQL that a test can stop and restart with the same URL. */
export type RestartableDatabase = {
  url: string
  start: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts a PostgreSQL with its data in `folder`. */
export async function startRestartableDatabase(folder: string): Promise<RestartableDatabase> {
  let running = await startOwnDatabase(folder)
  const { url } = running
  return {
    url,
    start: async () => {
      running = await startOwnDatabase(folder, Number(new URL(url).port))
    },
    stop: () => stop(running.process),
  }
}
