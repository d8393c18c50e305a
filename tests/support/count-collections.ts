/**
 * Reads 300 MB in buffers of 64 KB, as uploads do, in a process with a heap of 100 MB. Prints the number of
 * collections of the whole heap. With the argument `tuned`, the server's settings apply.
 */
import { constants, PerformanceObserver } from 'node:perf_hooks'
import { setImmediate as turn } from 'node:timers/promises'
import { allowHeapGrowth } from '../../src/server/heap-growth.ts'

if (process.argv[2] === 'tuned') allowHeapGrowth()

let count = 0
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const { kind } = (entry as typeof entry & { detail: { kind: number } }).detail
    if (kind === constants.NODE_PERFORMANCE_GC_MAJOR) count++
  }
}).observe({ entryTypes: ['gc'] })

const heap = Array.from({ length: 1_000_000 }, (_, index) => ({ index, text: `value ${index}` }))
await turn()
const before = count
for (let index = 0; index < 300 * 16; index++) {
  Buffer.from(new ArrayBuffer(64 * 1024)).fill(1)
  if (index % 16 === 0) await turn()
}
await turn()
console.log(count - before)
process.exit(heap.length > 0 ? 0 : 1)
