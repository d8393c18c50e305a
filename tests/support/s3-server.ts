import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { freePort } from '../../scripts/support/processes.ts'
import { temporaryFolder } from './product.ts'

const script = path.resolve(import.meta.dirname, 's3-server.sh')
const programs = ['ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin']

/** Returns which programs are missing on this machine for a real S3 server. */
export function missingS3Programs(): string | undefined {
  const missing = programs.filter((name) => spawnSync('which', [name]).status !== 0)
  return missing.length > 0 ? `not installed: ${missing.join(', ')}` : undefined
}

export type S3Server = { endpoint: string; key: string; secret: string; stop: () => void }

/** Starts an S3 server that stores everything in memory, which takes about 20 seconds. */
export async function startS3Server(): Promise<S3Server> {
  const folder = temporaryFolder()
  const [port, monitor] = [await freePort('127.0.0.1'), await freePort('127.0.0.1')].map(String)
  const { status } = spawnSync('bash', [script, 'up', folder, `${port}`, `${monitor}`], {
    stdio: 'ignore',
  })
  const end = () => spawnSync('bash', [script, 'down', folder])
  if (status !== 0) {
    end()
    throw new Error(`The S3 server did not start; see ${folder}/log.`)
  }
  return {
    endpoint: `http://127.0.0.1:${port}`,
    key: 'SITEKEY',
    secret: 'SITESECRET',
    stop: () => {
      end()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
