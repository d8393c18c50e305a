import type { ChildProcess } from 'node:child_process'
import net from 'node:net'
import { startOwnDatabase } from '../../scripts/support/own-database.ts'
import { claimPort, stop } from '../../scripts/support/processes.ts'

/** A PostgreSQL that a test can stop and start again under the same address. */
export type MovableDatabase = { url: string; start: () => Promise<void>; stop: () => Promise<void> }

/** Starts one with its data in `folder`. Each start has a port of its own, so a proxy in front keeps the address stable. */
export async function startMovableDatabase(folder: string): Promise<MovableDatabase> {
  let running: ChildProcess | undefined
  let address = new URL('postgres://nowhere')
  const start = async () => {
    const own = await startOwnDatabase(folder)
    running = own.process
    address = new URL(own.url)
  }
  await start()
  const proxy = net.createServer((client) => {
    const server = net.connect(Number(address.port), '127.0.0.1')
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.pipe(other).on('error', () => one.destroy())
      one.on('close', () => other.destroy())
    }
  })
  const port = await claimPort(0, '127.0.0.1')
  proxy.listen(port, '127.0.0.1')
  const url = new URL(address)
  url.port = String(port)
  return { url: url.href, start, stop: () => stop(running) }
}
