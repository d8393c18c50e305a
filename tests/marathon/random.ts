/** Creates a random number generator whose sequence depends only on the seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const below = (limit: number) => next() % limit
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item
  return { below, next, pick }
}

export type Random = ReturnType<typeof createRandom>
