/**
 * Preloaded into every Node process of a product with NODE_OPTIONS. In the server process it
 * measures how long the event loop is blocked and answers each connection to a socket with `{
 * longestBlock, rss, live }`: the longest block since the last connection, the resident bytes of
 * the process, and the bytes in use after a full garbage collection. Blocks are measured in CPU
 * milliseconds of the event loop's thread, which other processes do not affect.
 */
import fs from 'node:fs'
import net from 'node:net'
import v8 from 'node:v8'
import vm from 'node:vm'
import { isMainThread } from 'node:worker_threads'

const socket = process.env.LOOP_MONITOR_SOCKET
// Threads of the server are preloaded with it, too.
const isSite = isMainThread && process.argv[1]?.endsWith('src/server/main.ts')

if (socket && isSite) {
  v8.setFlagsFromString('--expose-gc')
  const collectGarbage = vm.runInNewContext('gc')
  const used = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let last = used()
  let longestBlock = 0
  const measure = () => {
    const now = used()
    longestBlock = Math.max(longestBlock, now - last)
    last = now
  }
  setInterval(measure, 10).unref()
  fs.rmSync(socket, { force: true })
  net
    .createServer((connection) => {
      measure()
      collectGarbage()
      const { rss, heapUsed, external } = process.memoryUsage()
      connection.end(JSON.stringify({ longestBlock, rss, live: heapUsed + external }))
      last = used()
      longestBlock = 0
    })
    .listen(socket)
    .unref()
}
