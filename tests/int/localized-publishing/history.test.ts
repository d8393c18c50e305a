import { expect, it } from 'vitest'
import { loadVersions } from '../../../src/plugins/localized-publishing/versions.ts'
import { context, setUpEditor } from '../../support/editor-context.ts'
import { readPublicLanding } from '../../support/public-landing.ts'

setUpEditor()

it('the history lists who saved each version, in which language, and what changed', async () => {
  const path = `personas/${context.viktor}`
  await context.rest('PATCH', `${path}?locale=ro&draft=true`, { motto: 'O schimbare' })
  const user = { ...context.user, collection: 'users' } as never
  const [row] = await loadVersions(
    context.payload,
    { collection: 'personas', id: context.viktor },
    { locale: 'ro', uiLocale: 'en', user },
  )
  expect(row).toMatchObject({
    ...{ languages: ['ro'], changed: ['Motto'], isShared: false, state: 'currentDraft' },
    savedBy: expect.stringContaining('@example.com'),
  })
})

it('the public cannot read who saved a page', async () => {
  await context.rest('POST', 'globals/landing?locale=de', { _status: 'published' })
  expect(await readPublicLanding('de')).not.toHaveProperty('savedBy')
})
