import { expect, it } from 'vitest'
import { loadVersions } from '../../../src/plugins/localized-publishing/versions.ts'
import { desk, setUpDesk } from '../../support/editors-desk.ts'
import { publicLanding } from '../../support/public-landing.ts'

setUpDesk()

it('the history lists who saved each version, in which language, and what changed', async () => {
  const path = `personas/${desk.viktor}`
  await desk.rest('PATCH', `${path}?locale=ro&draft=true`, { motto: 'O schimbare' })
  const user = { ...desk.user, collection: 'users' } as never
  const [row] = await loadVersions(
    desk.payload,
    { collection: 'personas', id: desk.viktor },
    { locale: 'ro', uiLocale: 'en', user },
  )
  expect(row).toMatchObject({
    ...{ languages: ['ro'], changed: ['Motto'], isShared: false, state: 'currentDraft' },
    savedBy: expect.stringContaining('@example.com'),
  })
})

it('the public cannot read who saved a page', async () => {
  await desk.rest('POST', 'globals/landing?locale=de', { _status: 'published' })
  expect(await publicLanding('de')).not.toHaveProperty('savedBy')
})
