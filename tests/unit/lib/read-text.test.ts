import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { withIncomingBody } from '../../../src/lib/http/incoming-body.ts'
import { readText } from '../../../src/lib/http/outcome.ts'

it('a body whose client has disconnected is not read, and is no failure', async () => {
  const body = new Readable({ read: () => undefined })
  body.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
  expect(await withIncomingBody(body, () => readText(new Headers(), 10))).toBeUndefined()
})
