import { describe, expect, it } from 'vitest'
import type { Registration } from '../../src/features/back-office/desk/types.ts'
import { context, readList, requestList, setUpDeskRoutes } from '../support/desk-routes.ts'
import { onboarding } from '../support/onboarding.ts'
import { insertSubmissions, submitOnboarding } from '../support/stored-submissions.ts'

setUpDeskRoutes()

describe('GET /api/admin/voice-bot-onboardings', () => {
  it('returns an empty list if there are no registrations', async () => {
    const response = await requestList()
    expect(await response.text()).toBe('{"data":[]}')
  })

  it('returns exactly the fields of the specification and nothing that the staff added', async () => {
    const id = await submitOnboarding()
    await context.payload.update({
      collection: 'voice-bot-onboardings',
      id,
      data: { status: 'in-progress', notes: 'Ruft morgen wieder an' },
    })
    const [entry, ...others] = await readList()
    expect(others).toEqual([])
    const { uploadedFiles, createdAt, ...fields } = entry as Registration
    expect(fields).toEqual({ id, ...onboarding })
    expect(uploadedFiles).toEqual([
      expect.stringMatching(/^preisliste-[\da-f]+\.pdf$/),
      expect.stringMatching(/^haeufige-fragen-[\da-f]+\.docx$/),
      expect.stringMatching(/^oeffnungszeiten-[\da-f]+\.doc$/),
    ])
    expect(new Date(createdAt).toISOString()).toBe(createdAt)
    expect(Math.abs(Date.now() - Date.parse(createdAt))).toBeLessThan(60_000)
  })

  it('returns a missing website as an empty string and no documents as an empty list', async () => {
    await submitOnboarding({ ...onboarding, website: '' }, [])
    expect((await readList())[0]).toMatchObject({ website: '', uploadedFiles: [] })
  })

  it('returns all registrations, newest first', async () => {
    await insertSubmissions(context.payload, 2_345)
    const entries = await readList()
    expect(entries).toHaveLength(2_345)
    expect(new Set(entries.map(({ id }) => id)).size).toBe(2_345)
    const times = entries.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(entries[0]?.company).toBe('Firma 1')
  })

  it('returns every registration even if many have the same creation time', async () => {
    await insertSubmissions(context.payload, 2_100)
    await context.payload.db.pool.query('UPDATE voice_bot_onboardings SET created_at = now()')
    expect(new Set((await readList()).map(({ id }) => id)).size).toBe(2_100)
  })

  it('is sent in pieces that fit into memory, however long the texts of the registrations are', async () => {
    await insertSubmissions(context.payload, 120)
    await context.payload.db.pool.query(
      `UPDATE voice_bot_onboardings SET name = $1, company = $1, street = $1, zip_code = $1, city = $1,
         country = $1, phone = $1`,
      ['字'.repeat(10_000)],
    )
    const { body } = await requestList()
    const pieces = body as unknown as AsyncIterable<Uint8Array>
    const lengths: number[] = []
    for await (const { length } of pieces) lengths.push(length)
    expect(lengths.reduce((sum, length) => sum + length)).toBeGreaterThan(25_000_000)
    expect(Math.max(...lengths)).toBeLessThan(22_000_000)
  })
})
