import { expect, it } from 'vitest'
import { desk, setUpDesk } from '../../support/editors-desk.ts'

setUpDesk()

it('a document stays locked for the person who types in it, until they publish', async () => {
  const { payload, rest, user, viktor } = desk
  const locks = async () => {
    const { docs } = await payload.find({ collection: 'payload-locked-documents', depth: 0 })
    return docs.map(({ document, globalSlug, user: who }) => [document ?? globalSlug, who.value])
  }
  const autosave = '?locale=de&draft=true&autosave=true&depth=0'
  await rest('PATCH', `personas/${viktor}${autosave}`, { motto: 'Ein Satz' })
  await rest('PATCH', `personas/${viktor}${autosave}`, { motto: 'Ein Satz.' })
  await rest('POST', `globals/landing${autosave}`, { cta: { note: 'Ein Satz.' } })
  expect(await locks()).toEqual(
    expect.arrayContaining([
      [{ relationTo: 'personas', value: viktor }, user.id],
      ['landing', user.id],
    ]),
  )
  expect(await locks()).toHaveLength(2)
  await rest('PATCH', `personas/${viktor}?locale=de&depth=0`, { _status: 'published' })
  expect(await locks()).toEqual([['landing', user.id]])
  await payload.delete({ collection: 'payload-locked-documents', where: { id: { exists: true } } })
})
