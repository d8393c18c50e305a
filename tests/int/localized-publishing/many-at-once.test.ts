import { expect, it } from 'vitest'
import { loadCoverage } from '../../../src/features/editing/translations/data.ts'
import { publishDocument } from '../../../src/features/editing/translations/publish-document.ts'
import type { User } from '../../../src/payload-types.ts'
import { context, setUpEditor } from '../../support/editor-context.ts'
import { asPublished } from '../../support/editor-writes.ts'
import { whilePublishLocked } from '../../support/while-publish-locked.ts'

setUpEditor()

it('pages and submissions still get database connections while many publications wait', async () => {
  const writes: Promise<unknown>[] = []
  await whilePublishLocked(async () => {
    const path = `features/${context.feature}?locale=de&depth=0`
    for (let count = 0; count < 40; count++) writes.push(context.rest('PATCH', path, asPublished))
    const [document] = (await loadCoverage('de')).filter(({ key }) => key === 'globals/landing')
    if (!document) throw new Error('The landing page is missing')
    const user = context.user as User
    const { savedAt } = document
    const options = { language: 'de', isDryRun: true, savedAt, uiLocale: 'de', user } as const
    for (let count = 0; count < 10; count++) writes.push(publishDocument(document, options))
    // If all connections were taken, this query would time out.
    const { totalDocs } = await context.payload.count({ collection: 'features' })
    expect(totalDocs).toBeGreaterThan(0)
    expect(context.payload.db.pool.waitingCount).toBe(0)
  })
  const answers = (await Promise.all(writes)) as { status?: number }[]
  expect(answers.slice(0, 40).every((answer) => answer.status === 200)).toBe(true)
})
