import type { World } from './world.ts'

/** Returns the next number from 0 to 1; the sequence depends only on the seed. */
export type Random = () => number

/** One kind of fault. */
export type Fault = {
  name: string
  /** The number of tries, if there is enough time. */
  times: number
  /** The number of tries that run concurrently in one turn, for faults that mostly wait. */
  atOnce?: number
  /**
   * Runs the tries of one turn, where `turn` counts from 0, and then restores normal operation.
   * Throws an error if a guarantee is broken.
   */
  run: (world: World, random: Random, turn: number, tries: number) => Promise<void>
}

/** Creates the campaign's random number generator (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Throws an error with this sentence unless the guarantee is kept. */
export function assertKept(isKept: boolean, sentence: string): asserts isKept {
  if (!isKept) throw new Error(sentence)
}
