import { Worker } from 'node:worker_threads'
import { inThread } from '../../../lib/run-in-thread.ts'
import type { RecordingType } from './constants.ts'

type Message = { bytes: Uint8Array; type: RecordingType }

/**
 * Runs `removeMetadata` in a thread, because it takes quadratic time for an Ogg file with tiny packets.
 * Resolves to undefined if the file is damaged or takes too much time.
 */
export const removeInThread = inThread<Message, Uint8Array | undefined>({
  start: () =>
    new Worker(new URL('./remove-metadata-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    }),
  milliseconds: 10_000,
  failure: 'The metadata of a recording could not be removed:',
})
