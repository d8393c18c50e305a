import { prepareOnce } from './prepared-folder.ts'

/** Prepares the database before the workers start, so that only one process does it. */
export default async function setup(): Promise<void> {
  await prepareOnce()
}
