import { isIP, isIPv6 } from 'node:net'

/**
 * Returns the client's IP address. Each proxy appends the address of its peer to X-Forwarded-For,
 * and so does this process (`src/server/append-forwarded-for.ts`). Entries before the last
 * `trustedProxies` + 1 come from the client and may be forged.
 */
export function clientAddress(headers: Headers, trustedProxies: number): string | undefined {
  const entries = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  return plainAddress(entries[Math.max(entries.length - 1 - trustedProxies, 0)] ?? '')
}

/**
 * Returns the network to rate limit: an IPv4 address, or an IPv6 /48, the largest network that providers and
 * tunnels give to one customer (RIPE-690). `deploy/nginx` counts by the same networks.
 */
export function networkOf(address: string): string {
  return isIPv6(address) ? `${expand(address).slice(0, 3).join(':')}::/48` : address
}

/**
 * Removes the port, brackets and the prefix of an IPv4-mapped address.
 * Returns undefined if invalid.
 */
function plainAddress(entry: string): string | undefined {
  const [, bracketed] = /^\[(.+)\](?::\d+)?$/.exec(entry) ?? []
  const [, withoutPort] = /^([\d.]+):\d+$/.exec(entry) ?? []
  const address = (bracketed ?? withoutPort ?? entry).replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIP(address) ? address : undefined
}

/** Returns the eight groups of an IPv6 address. */
function expand(address: string): string[] {
  const groups = (part: string) => (part ? part.split(':') : [])
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const [before, after] = [groups(head), groups(tail ?? '')]
  const missing = Math.max(8 - before.length - after.length, 0)
  return [...before, ...Array<string>(missing).fill('0'), ...after].map(
    (group) => group.replace(/^0+/, '') || '0',
  )
}
