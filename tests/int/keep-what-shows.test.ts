import { describe, expect, it } from 'vitest'
import { publishMessages } from '../../src/features/publish/messages.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { desk, newPicture, setUpDesk } from '../support/editors-desk.ts'
import { messagesIn } from '../support/refusals.ts'

setUpDesk()

describe('a picture', () => {
  it('that a published document shows is not deleted, alone or with others', async () => {
    const { image } = await desk.payload.findByID({
      collection: 'testimonials',
      id: desk.voice,
      depth: 0,
    })
    const alone = await desk.rest('DELETE', `media/${image}`)
    expect(alone.status).toBe(409)
    expect(alone.body.errors[0]?.message).toMatch(
      /^Dieses Bild wird noch gebraucht: Kundenstimme „.*“ › Porträt \(Alle Sprachen\)\.$/,
    )
    const many = await desk.rest('DELETE', 'media?where[id][exists]=true')
    expect(many.status).toBe(400)
    expect(many.body.errors[0]?.message).toContain('wird noch gebraucht')
    expect((await desk.payload.count({ collection: 'media' })).totalDocs).toBe(3)
  })

  it('that nobody shows is deleted', async () => {
    const picture = await newPicture()
    expect((await desk.rest('DELETE', `media/${picture}`)).status).toBe(200)
  })

  it('keeps its alternative text in the languages in which it shows', async () => {
    const { image } = await desk.payload.findByID({
      collection: 'testimonials',
      id: desk.voice,
      depth: 0,
    })
    for (const alt of ['', '  ', null]) {
      const answer = await desk.rest('PATCH', `media/${image}?locale=pt`, { alt })
      expect(answer.status).toBe(400)
      expect(messagesIn(answer)).toEqual([
        expect.stringMatching(
          /^Der Alternativtext darf nicht leer sein \(Portugiesisch\), denn das Bild wird gebraucht: Kundenstimme „.*“ › Porträt/,
        ),
      ])
    }
    const everywhere = await desk.rest('PATCH', `media/${image}?locale=all`, { alt: { pt: '' } })
    const { alt } = (await desk.payload.findByID({
      collection: 'media',
      id: image as number,
      locale: 'all',
    })) as unknown as { alt: Record<Locale, string> }
    expect([everywhere.status, Object.values(alt).every(Boolean)]).toEqual([400, true])
  })
})

describe('an assistant', () => {
  it('is not deleted by an editor, who is told what to do instead', async () => {
    const answer = await desk.rest('DELETE', `personas/${desk.viktor}`)
    expect(answer.status).toBe(409)
    expect(answer.body.errors[0]?.message).toBe(publishMessages.de.keepPersona('Viktor'))
    const many = await desk.rest('DELETE', 'personas?where[id][exists]=true')
    expect(many.body.errors).toHaveLength(3)
    expect((await desk.payload.count({ collection: 'personas' })).totalDocs).toBe(3)
  })
})
