import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'

/** Returns the files of a zip by name. */
export async function entriesOfZip(file: string): Promise<Map<string, Buffer>> {
  const zip = await yauzl.openPromise(file)
  const entries = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  return entries
}
