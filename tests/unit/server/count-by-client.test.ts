import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { countByClient } from '../../../src/server/count-by-client.ts'

const open = () => Object.assign(new EventEmitter(), { destroyed: false })

it('what a client has open counts until it closes, also responses that it does not read', () => {
  const count = countByClient()
  const [first, second, third] = [open(), open(), open()]
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

it('what is already closed does not count, because it never closes again', () => {
  const count = countByClient()
  expect(count(Object.assign(open(), { destroyed: true }), 'a', 1)).toBe(false)
  expect(count(open(), 'a', 1)).toBe(true)
})
