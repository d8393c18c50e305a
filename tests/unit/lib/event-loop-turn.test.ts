import { expect, it } from 'vitest'
import { mapInTurns } from '../../../src/lib/event-loop-turn.ts'

it('other work runs between the items, whose order is the same', async () => {
  const order: string[] = []
  setImmediate(() => order.push('other work'))
  const results = await mapInTurns([1, 2], (item) => {
    order.push(`item ${item}`)
    return item * 2
  })
  expect(results).toEqual([2, 4])
  expect(order).toEqual(['item 1', 'other work', 'item 2'])
})
