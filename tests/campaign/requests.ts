/**
 * Hostile requests that are generated from a seed, so that the same seed gives the same requests.
 */
import fc from 'fast-check'
import { type Kind, kinds } from './kinds.ts'

export type HostileRequest = {
  method: string
  path: string
  headers: Record<string, string>
  /** Created only when it is sent, because all bodies together would exhaust the memory. */
  body?: () => Buffer
  /** Sent with an editor's session, because staff requests must not block the site either. */
  asEditor?: boolean
}

export type Generated = HostileRequest & { kind: string; number: number }

/** Returns `count` requests, alternating between the kinds. */
export function hostileRequests(seed: number, count: number): Generated[] {
  const names = Object.keys(kinds) as Kind[]
  const perKind = Math.ceil(count / names.length)
  const samples = names.map((kind, index) =>
    fc.sample<HostileRequest>(kinds[kind], { seed: seed + index, numRuns: perKind }),
  )
  return Array.from({ length: count }, (_, number) => {
    const kind = number % names.length
    const request = samples[kind]?.[Math.floor(number / names.length)] as HostileRequest
    return { ...request, kind: names[kind] as string, number }
  })
}
