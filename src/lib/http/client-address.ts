import { isIP, isIPv6 } from 'node:net'

/**
 * The address a request comes from. Each proxy adds the address that it sees to the end of
 * X-Forwarded-For, and so does this process (`src/server/append-forwarded-for.ts`): what stands before the last
 * `trustedProxies` + 1 entries was written by the sender and may be invented.
 */
export function clientAddress(headers: Headers, trustedProxies: number): string | undefined {
  const entries = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  return plainAddress(entries[Math.max(entries.length - 1 - trustedProxies, 0)] ?? '')
}

/** The network that an address is counted as: one person has a whole /64 of IPv6 addresses. */
export function networkOf(address: string): string {
  return isIPv6(address) ? `${expand(address).slice(0, 4).join(':')}::/64` : address
}

/** Without a port, brackets or the IPv6 form of an IPv4 address; nothing if it is no address. */
function plainAddress(written: string): string | undefined {
  const [, bracketed] = /^\[(.+)\](?::\d+)?$/.exec(written) ?? []
  const [, withoutPort] = /^([\d.]+):\d+$/.exec(written) ?? []
  const address = (bracketed ?? withoutPort ?? written).replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIP(address) ? address : undefined
}

/** The eight groups of an IPv6 address. */
function expand(address: string): string[] {
  const groups = (part: string) => (part ? part.split(':') : [])
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const [before, after] = [groups(head), groups(tail ?? '')]
  const missing = Math.max(8 - before.length - after.length, 0)
  return [...before, ...Array<string>(missing).fill('0'), ...after].map(
    (group) => group.replace(/^0+/, '') || '0',
  )
}
