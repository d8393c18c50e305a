import { describe, expect, it } from 'vitest'
import { clientAddress, networkOf } from '../../../src/lib/http/client-address.ts'

const seen = (forwarded: string, trustedProxies: number) =>
  clientAddress(new Headers({ 'X-Forwarded-For': forwarded }), trustedProxies)

describe('the client address', () => {
  it('is the address of the socket when no proxy is trusted, whatever headers the sender invents', () => {
    expect(seen('203.0.113.9', 0)).toBe('203.0.113.9')
    expect(seen('1.1.1.1, 203.0.113.9', 0)).toBe('203.0.113.9')
  })

  it('is the address that the outermost trusted proxy saw', () => {
    expect(seen('invented, 198.51.100.1, 10.0.0.1', 1)).toBe('198.51.100.1')
    expect(seen('198.51.100.1, 172.16.0.1, 10.0.0.1', 2)).toBe('198.51.100.1')
    expect(seen('10.0.0.1', 3)).toBe('10.0.0.1')
  })

  it('is normalized', () => {
    expect(seen('::ffff:203.0.113.9', 0)).toBe('203.0.113.9')
    expect(seen('203.0.113.9:4711', 0)).toBe('203.0.113.9')
    expect(seen('[2001:db8::1]:4711', 0)).toBe('2001:db8::1')
  })

  it('is undefined when there is none', () => {
    expect(clientAddress(new Headers(), 0)).toBeUndefined()
    expect(seen('unknown', 0)).toBeUndefined()
    expect(seen("1.2.3.4'; DROP TABLE", 0)).toBeUndefined()
  })
})

describe('the rate limit key', () => {
  it('is the same for all addresses that one customer of a provider may have', () => {
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0::/48')
    expect(networkOf('2001:0db8:0000:0000:ffff::9')).toBe('2001:db8:0::/48')
    expect(networkOf('2001:db8:0:ff01::1')).toBe('2001:db8:0::/48')
    expect(networkOf('2001:db8:1::1')).not.toBe(networkOf('2001:db8::1'))
  })

  it('differs for every IPv4 address', () => {
    expect(networkOf('203.0.113.9')).toBe('203.0.113.9')
  })
})
