import { expect, it } from 'vitest'
import { loadVersions } from '../../../src/plugins/localized-publishing/versions.ts'
import { createAccount, removeAccounts } from '../../support/accounts.ts'
import { callRest } from '../../support/call-rest.ts'
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

/** Returns Viktor's German motto in the newest four versions, the latest first. */
async function newestMottos() {
  const { docs } = await context.payload.findVersions({
    collection: 'personas',
    where: { parent: { equals: context.viktor } },
    sort: '-updatedAt',
    limit: 4,
    locale: 'de',
  })
  return docs.map(({ version }) => version.motto)
}

it('an autosave does not replace the version of another account, or one that was begun an hour ago', async () => {
  const { payload, rest, viktor } = context
  const path = `personas/${viktor}?locale=de&draft=true&autosave=true&depth=0`
  const colleague = await createAccount('editor')
  const byColleague = (motto: string) =>
    callRest('PATCH', path, { headers: colleague.headers, body: { motto } })
  await rest('PATCH', path, { motto: 'E' })
  await rest('PATCH', path, { motto: 'Erika' })
  // As if she had left the form.
  await payload.delete({ collection: 'payload-locked-documents', where: { id: { exists: true } } })
  await byColleague('B')
  await byColleague('Ben')
  await payload.db.pool.query(
    `UPDATE _personas_v SET created_at = now() - interval '61 minutes' WHERE latest`,
  )
  await byColleague('Ben, später')
  const [latest, hourAgo, ofErika, before] = await newestMottos()
  expect([latest, hourAgo, ofErika]).toEqual(['Ben, später', 'Ben', 'Erika'])
  expect(before, 'her own autosaves are one version').not.toBe('E')
  await removeAccounts(colleague)
})

it('an autosave does not replace the draft of another account after it was unpublished everywhere', async () => {
  const { payload, rest, viktor } = context
  const path = `personas/${viktor}?locale=de&draft=true&autosave=true&depth=0`
  const colleague = await createAccount('editor')
  await rest('PATCH', path, { motto: 'Erika' })
  await payload.delete({ collection: 'payload-locked-documents', where: { id: { exists: true } } })
  const by = (address: string, body: object) =>
    callRest('PATCH', address, { headers: colleague.headers, body })
  await by(`personas/${viktor}?unpublishAllLocales=true`, { _status: 'draft' })
  await by(path, { motto: 'Ben' })
  expect(await newestMottos()).toContain('Erika')
  await removeAccounts(colleague)
})

it('the public cannot read who saved a page', async () => {
  await context.rest('POST', 'globals/landing?locale=de', { _status: 'published' })
  expect(await readPublicLanding('de')).not.toHaveProperty('savedBy')
})
