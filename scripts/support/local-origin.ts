import { isIPv6 } from 'node:net'
import type { Env } from '../../src/env.ts'

/** The addresses that stand for all addresses of the machine. */
const wildcards = ['0.0.0.0', '::']

/** Returns the origin at which the site can be reached from this machine. */
export function localOrigin({
  HOST = '::',
  PORT,
}: Pick<Env, 'PORT'> & { HOST?: string | undefined }): string {
  const host = wildcards.includes(HOST) ? '127.0.0.1' : HOST
  return `http://${isIPv6(host) ? `[${host}]` : host}:${PORT}`
}
