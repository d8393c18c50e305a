import { expect, it } from 'vitest'
import {
  callRest,
  errorMessageOf,
} from '../../../../src/plugins/localized-publishing/components/call-rest.ts'

it('a REST call that gets no response fails with a message', async () => {
  const response = await callRest('http://127.0.0.1:1/api/features', {
    method: 'POST',
    language: 'de',
    body: {},
  })
  expect(response.ok).toBe(false)
  expect(await errorMessageOf(response, 'de')).toMatch(/^Keine Antwort vom Server\./)
})
