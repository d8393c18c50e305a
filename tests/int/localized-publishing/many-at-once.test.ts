import pg from 'pg'
import { expect, it } from 'vitest'
import { loadCoverage } from '../../../src/features/editing/translations/data.ts'
import { publishDocument } from '../../../src/features/editing/translations/publish-document.ts'
import type { User } from '../../../src/payload-types.ts'
import { desk, setUpDesk } from '../../support/editors-desk.ts'
import { publish } from '../../support/editors-writes.ts'

setUpDesk()

/** Holds the publish lock, as another instance does during a long publication. */
async function held<T>(work: () => Promise<T>): Promise<T> {
  const { connectionString } = desk.payload.db.pool.options
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(`SELECT pg_advisory_lock(hashtext('publish'))`)
    return await work()
  } finally {
    await client.end()
  }
}

it('pages and submissions still get database connections while many publications wait', async () => {
  const writes: Promise<unknown>[] = []
  await held(async () => {
    const path = `features/${desk.feature}?locale=de&depth=0`
    for (let count = 0; count < 40; count++) writes.push(desk.rest('PATCH', path, publish))
    const [document] = (await loadCoverage('de')).filter(({ key }) => key === 'globals/landing')
    if (!document) throw new Error('There is no landing page')
    const user = desk.user as User
    const options = { language: 'de', isDryRun: true, uiLocale: 'de', user } as const
    for (let count = 0; count < 10; count++) writes.push(publishDocument(document, options))
    // If all connections were taken, this query would time out.
    const { totalDocs } = await desk.payload.count({ collection: 'features' })
    expect(totalDocs).toBeGreaterThan(0)
    expect(desk.payload.db.pool.waitingCount).toBe(0)
  })
  const answers = (await Promise.all(writes)) as { status?: number }[]
  expect(answers.slice(0, 40).every((answer) => answer.status === 200)).toBe(true)
})
