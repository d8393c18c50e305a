import { prepareOnce } from './prepared-folder.ts'

/** Before the workers start, so that not each of them prepares a database. */
export default async function setup(): Promise<void> {
  await prepareOnce()
}
