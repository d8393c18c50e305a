import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { mayCallServerFunction } from '../../src/lib/http/server-functions.ts'
import { checkPlan } from '../../src/plugins/localized-publishing/check-plan.ts'
import { loggedIn, removeAccounts } from '../support/accounts.ts'
import { cms } from '../support/cms.ts'
import { adminHeaders } from '../support/stored-submissions.ts'

it('only the staff in person may call the CMS’s server functions, and only by their own names', async () => {
  const payload = await cms()
  const apiKey = randomUUID()
  const email = `${randomUUID()}@example.com`
  const { id } = await payload.create({
    collection: 'users',
    data: { email, password: 'a-long-password', role: 'admin', enableAPIKey: true, apiKey },
  })
  const staff = new Headers(await adminHeaders(payload))
  const key = new Headers({ Authorization: `users API-Key ${apiKey}` })

  expect(await mayCallServerFunction('form-state', staff)).toBe(true)
  for (const name of [
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'nothing',
    '',
    5,
    {},
  ]) {
    expect(await mayCallServerFunction(name, staff)).toBe(false)
  }
  for (const headers of [key, new Headers()]) {
    for (const name of ['form-state', 'render-list', 'schedule-publish', 'constructor']) {
      expect(await mayCallServerFunction(name, headers)).toBe(false)
    }
  }
  await payload.delete({ collection: 'users', id })
})

describe('a plan to publish', () => {
  const refusal = async (args: object, headers: Record<string, string>) =>
    checkPlan(args, new Headers({ ...headers, 'Accept-Language': 'de' }))

  it('is queued for what has drafts and the planner may change', async () => {
    const payload = await cms()
    const editor = await loggedIn('editor')
    const { docs } = await payload.find({ collection: 'personas', limit: 1, depth: 0 })
    const value = String(docs[0]?.id)
    expect(await refusal({ doc: { relationTo: 'personas', value } }, editor.headers)).toBe(
      undefined,
    )
    expect(await refusal({ global: 'landing' }, editor.headers)).toBe(undefined)
    // What the list of plans sends to withdraw one.
    expect(await refusal({ deleteID: 1 }, editor.headers)).toBe(undefined)
    await removeAccounts(editor)
  })

  it('is refused with a sentence for anything else', async () => {
    const payload = await cms()
    const editor = await loggedIn('editor')
    const user = { relationTo: 'users', value: String(editor.id) }
    for (const args of [
      { doc: user },
      { doc: { relationTo: 'media', value: '1' } },
      { doc: { relationTo: 'contact-requests', value: '1' } },
      { doc: { relationTo: 'payload-jobs', value: '1' } },
      { doc: { relationTo: 'nothing', value: '1' } },
      { doc: { relationTo: 'constructor', value: '1' } },
      { doc: { relationTo: 'personas', value: '999999' } },
      { doc: { relationTo: 'personas', value: 'x' } },
      { doc: { relationTo: 'personas' } },
      { doc: 'personas' },
      { global: 'mails' },
      { global: 'nothing' },
      { global: ['landing'] },
      { global: 'landing', doc: user },
    ]) {
      expect(await refusal(args, editor.headers)).toMatch(/lässt sich nicht planen/)
    }
    const { docs } = await payload.find({ collection: 'personas', limit: 1, depth: 0 })
    const doc = { relationTo: 'personas', value: String(docs[0]?.id) }
    expect(await refusal({ doc }, {})).toMatch(/lässt sich nicht planen/)
    await removeAccounts(editor)
  })
})
