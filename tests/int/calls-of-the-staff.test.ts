import { expect, it } from 'vitest'
import { POST } from '../../src/app/api/admin/translations/copy/route.ts'
import { callRoute } from '../support/route.ts'

it.each([
  ['de', 'Bitte melden Sie sich an.'],
  ['en', 'Please log in.'],
  ['ro', 'Bitte melden Sie sich an.'],
])(
  'a call without a login is rejected in the language of the CMS: %s',
  async (language, message) => {
    const request = new Request('http://localhost:3000/api/admin/translations/copy', {
      method: 'POST',
      headers: { 'Accept-Language': language },
      body: '{}',
    })
    const response = await callRoute(POST, request)
    expect([response.status, await response.json()]).toEqual([401, { message }])
  },
)
