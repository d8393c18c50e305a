/**
 * Opens connections to a server of its own in a network namespace, and prints how many of each step succeeded
 * as JSON. `npm test` runs it with the rules of the firewall.
 */
import { once } from 'node:events'
import net from 'node:net'

const attempts = 600

const server = net.createServer((socket) => socket.on('error', () => socket.destroy()))
await once(server.listen(443, '::', attempts), 'listening')

const step = async (host: string, localAddress: string, isReset: boolean) => {
  let opened = 0
  for (let count = 0; count < attempts; count++) {
    const socket = net.connect({ port: 443, host, localAddress })
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    if (isOpen) opened += 1
    if (isReset) socket.resetAndDestroy()
  }
  return opened
}

console.log(
  JSON.stringify({
    simultaneous: await step('127.0.0.1', '127.0.0.2', false),
    simultaneousOfOneNetwork: await step('::1', '::1', false),
    resetAtOnce: await step('127.0.0.1', '127.0.0.3', true),
  }),
)
process.exit()
