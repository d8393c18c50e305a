import type { World } from './world.ts'

/** A number from 0 to 1, the same in the same order for the same seed. */
export type Random = () => number

/** One kind of fault. */
export type Fault = {
  name: string
  /** How often it is tried, where there is time. */
  times: number
  /** How many tries a turn has at once, where each waits for most of its time. */
  atOnce?: number
  /**
   * Does a turn's tries, `turn` counting from 0, and sets everything right again. Throws a sentence if a
   * promise breaks.
   */
  run: (world: World, random: Random, turn: number, tries: number) => Promise<void>
}

/** The generator of the campaign (mulberry32). */
export function randomBy(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Throws a sentence unless it is so. */
export function promise(isKept: boolean, sentence: string): asserts isKept {
  if (!isKept) throw new Error(sentence)
}
