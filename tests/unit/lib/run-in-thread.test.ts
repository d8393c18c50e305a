import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { inThread } from '../../../src/lib/run-in-thread.ts'

/** A thread that takes longer to start than one message may take, as on a busy machine. */
const slowStart = `
  const { parentPort } = require('node:worker_threads')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1200)
  parentPort.on('message', (number) => parentPort.postMessage(number * 2))
  parentPort.postMessage('ready')`

it('the start of a thread does not count as time of its first message', async () => {
  const double = inThread<number, number>({
    start: () => new Worker(slowStart, { eval: true }),
    milliseconds: 1000,
    failure: 'Not doubled:',
  })
  expect(await double(2)).toBe(4)
  expect(await double(3)).toBe(6)
})
