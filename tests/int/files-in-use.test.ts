import { describe, expect, it } from 'vitest'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Persona } from '../../src/payload-types.ts'
import { context, createPicture, originalContent, setUpEditor } from '../support/editor-context.ts'
import { asPublished, updateDocument } from '../support/editor-writes.ts'
import { silence } from '../support/recordings.ts'
import { responseMessages } from '../support/rejections.ts'
import { whilePublishLocked } from '../support/while-publish-locked.ts'
import { whileTransactionIsOpen } from '../support/while-transaction-is-open.ts'

setUpEditor()

describe('a picture', () => {
  it('cannot be removed while a published document shows it, alone or with others', async () => {
    const { image } = await context.payload.findByID({
      collection: 'testimonials',
      id: context.testimonial,
      depth: 0,
    })
    const deletedAt = new Date().toISOString()
    const alone = await context.rest('PATCH', `media/${image}`, { deletedAt })
    expect(alone.status).toBe(409)
    expect(alone.body.errors[0]?.message).toMatch(
      /^Dieses Bild wird noch gebraucht: Kundenstimme „.*“ › Porträt \(Alle Sprachen\)\.$/,
    )
    const many = await context.rest('PATCH', 'media?where[id][exists]=true', { deletedAt })
    expect(many.status).toBe(400)
    expect(many.body.errors[0]?.message).toContain('wird noch gebraucht')
    expect((await context.payload.count({ collection: 'media' })).totalDocs).toBe(3)
  })

  type Removal = (id: number) => Promise<unknown>
  const removals: [string, Removal][] = [
    ['deleted', (id) => context.payload.delete({ collection: 'media', id })],
    [
      'moved to the trash',
      (id) => {
        const deletedAt = new Date().toISOString()
        return context.payload.update({ collection: 'media', id, data: { deletedAt } })
      },
    ],
  ]

  it.each(removals)(
    'cannot be %s while a draft that shows it is being saved',
    async (_, remove) => {
      const { payload, testimonial } = context
      const image = await createPicture()
      const draft = { collection: 'testimonials', id: testimonial, draft: true, depth: 0 } as const
      const removal = whileTransactionIsOpen(
        (req) => payload.update({ ...draft, data: { image }, req }),
        () => remove(image),
      )
      await expect(removal).rejects.toMatchObject({ status: 409 })
      expect((await payload.findByID(draft)).image).toBe(image)
    },
  )

  it('on its way to the trash does not block a publication that shows it, for which it waits', async () => {
    const picture = await createPicture()
    const removal = await whilePublishLocked(async (client) => {
      const deletedAt = new Date().toISOString()
      const started = context.rest('PATCH', `media/${picture}`, { deletedAt })
      const waiting = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`
      await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(1)
      // As the foreign key of a document that is being published does.
      await client.query(`SET lock_timeout = '1s'`)
      await client.query('SELECT id FROM media WHERE id = $1 FOR KEY SHARE', [picture])
      return { started }
    })
    expect((await removal.started).status).toBe(200)
    await context.payload.delete({ collection: 'media', id: picture, trash: true })
  })

  it('can be moved to the trash if no document shows it', async () => {
    const picture = await createPicture()
    const deletedAt = new Date().toISOString()
    expect((await context.rest('PATCH', `media/${picture}`, { deletedAt })).status).toBe(200)
    await context.payload.delete({ collection: 'media', id: picture, trash: true })
  })

  it('keeps its alternative text in the languages in which it is shown', async () => {
    const { image } = await context.payload.findByID({
      collection: 'testimonials',
      id: context.testimonial,
      depth: 0,
    })
    for (const alt of ['', '  ', null]) {
      const response = await context.rest('PATCH', `media/${image}?locale=pt`, { alt })
      expect(response.status).toBe(400)
      expect(responseMessages(response)).toEqual([
        expect.stringMatching(
          /^Der Alternativtext darf nicht leer sein \(Portugiesisch\), denn das Bild wird gebraucht: Kundenstimme „.*“ › Porträt/,
        ),
      ])
    }
    const everywhere = await context.rest('PATCH', `media/${image}?locale=all`, { alt: { pt: '' } })
    const { alt } = (await context.payload.findByID({
      collection: 'media',
      id: image as number,
      locale: 'all',
    })) as unknown as { alt: Record<Locale, string> }
    expect([everywhere.status, Object.values(alt).every(Boolean)]).toEqual([400, true])
  })
})

describe('a recording', () => {
  it('cannot be removed while a published page plays it, or a draft does', async () => {
    const { id } = await context.payload.create({
      collection: 'recordings',
      data: { title: 'Anruf' },
      file: silence(1),
    })
    const { page } = originalContent<Persona>(`personas/${context.viktor}`, 'de')
    const [first, ...others] = page?.examples?.conversations ?? []
    const conversations = [{ ...first, recording: id }, ...others]
    const withRecording = { page: { ...page, examples: { ...page?.examples, conversations } } }
    const publish = (data: object) =>
      updateDocument('personas', context.viktor, { ...data, ...asPublished }, { locale: 'de' })
    const trash = () =>
      context.rest('PATCH', `recordings/${id}`, { deletedAt: new Date().toISOString() })
    await publish(withRecording)
    const rejected = await trash()
    expect(rejected.status).toBe(409)
    expect(rejected.body.errors[0]?.message).toMatch(
      /^Diese Aufnahme wird noch gebraucht: Assistent „Viktor“ › .* › Aufnahme \(Deutsch\)\.$/,
    )
    await expect(context.payload.delete({ collection: 'recordings', id })).rejects.toThrow()

    // The publication of the draft would otherwise have no recording.
    await publish({ page })
    const save = (data: object) =>
      context.rest('PATCH', `personas/${context.viktor}?locale=de&draft=true`, data)
    await save(withRecording)
    expect((await trash()).status).toBe(409)
    await save({ page })
    expect((await trash()).status).toBe(200)
    // As restoring a version does.
    const restored = await context.rest('PATCH', `personas/${context.viktor}?locale=de`, {
      ...withRecording,
      ...asPublished,
    })
    expect([restored.status, responseMessages(restored)]).toEqual([
      400,
      [expect.stringMatching(/› Aufnahme verweist auf eine Datei im Papierkorb\.$/)],
    ])
    await context.payload.delete({ collection: 'recordings', id, trash: true })
  })
})
