import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { countByClient } from '../../../src/server/count-by-client.ts'

it('what a client has open counts until it closes, also responses that it does not read', () => {
  const count = countByClient()
  const [first, second, third] = [new EventEmitter(), new EventEmitter(), new EventEmitter()]
  expect([count(first, 'a', 2), count(second, 'a', 2), count(third, 'a', 2)]).toEqual([
    true,
    true,
    false,
  ])
  expect(count(third, 'b', 2)).toBe(true)
  third.emit('close')
  expect(count(third, 'a', 2)).toBe(false)
  first.emit('close')
  expect(count(third, 'a', 2)).toBe(true)
})
