import { Worker } from 'node:worker_threads'
import { inThread } from '../../../lib/run-in-thread.ts'
import type { ParsedXliff } from './xliff.ts'

/** Runs `parseXliff` in a thread, because a file of the maximum size takes seconds. */
export const parseInThread = inThread<string, ParsedXliff>({
  start: () =>
    new Worker(new URL('./parse-xliff-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    }),
  milliseconds: 30_000,
  failure: 'A file for translators could not be parsed:',
})
