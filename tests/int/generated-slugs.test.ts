import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { Feature } from '../../src/payload-types.ts'
import { cms } from '../support/cms.ts'
import { restoreAfterEach } from '../support/restore-after-each.ts'

let payload: Payload

beforeAll(async () => {
  payload = await cms()
})

restoreAfterEach()

const texts: Partial<Feature> = {
  title: 'Über Nacht erreichbar',
  description: 'Auch dann.',
  benefits: [{ text: 'Kein Anruf geht verloren.' }],
  icon: 'clock',
  colours: 'ink',
}

async function createDraft(data: Partial<Feature> = texts): Promise<Feature> {
  const feature = await payload.create({
    collection: 'features',
    data: data as Feature,
    draft: true,
    locale: 'de',
  })
  return feature
}

const publish = ({ id }: Feature) =>
  payload.update({
    collection: 'features',
    id,
    locale: 'de',
    data: { _status: 'published' },
  })

it('a document gets a slug from its title when it is first published, and keeps it', async () => {
  const first = await createDraft({ ...texts, title: 'Ü' })
  expect(first.slug).toBeFalsy()
  await payload.update({
    collection: 'features',
    id: first.id,
    locale: 'de',
    data: { title: texts.title },
    draft: true,
  })
  expect((await publish(first)).slug).toBe('ueber-nacht-erreichbar')
  expect((await publish(await createDraft())).slug).toBe('ueber-nacht-erreichbar-2')
  const renamed = await payload.update({
    collection: 'features',
    id: first.id,
    locale: 'de',
    data: { title: 'Anders', _status: 'published' },
  })
  expect(renamed.slug).toBe('ueber-nacht-erreichbar')
})

it('a copy gets its own slug', async () => {
  const first = await publish(await createDraft())
  const copy = await payload.duplicate({
    collection: 'features',
    id: first.id,
    draft: true,
    locale: 'de',
  })
  expect(copy.slug).toBeFalsy()
  expect((await publish(copy)).slug).toBe('ueber-nacht-erreichbar-2')
})

it('a slug with spaces or capitals is rejected', async () => {
  const feature = await createDraft()
  const named = payload.update({
    collection: 'features',
    id: feature.id,
    locale: 'de',
    data: { slug: 'Über Nacht', _status: 'published' },
  })
  await expect(named).rejects.toThrow('Kennung')
})
