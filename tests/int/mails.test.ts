import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Mail } from '../../src/payload-types.ts'
import { cms } from '../support/cms.ts'
import { restoreAfterEach } from '../support/restore-after-each.ts'

type Locale = 'de' | 'pt'

let payload: Payload
let original: Record<Locale, Mail>

beforeAll(async () => {
  payload = await cms()
  const read = (locale: Locale) => payload.findGlobal({ slug: 'mails', locale, depth: 0 })
  original = { de: await read('de'), pt: await read('pt') }
})

restoreAfterEach()

const save = (locale: Locale, data: object) =>
  payload.updateGlobal({ slug: 'mails', locale, data, depth: 0 })

const saveSubject = (locale: Locale, subject: string) =>
  save(locale, { contact: { ...original[locale].contact, subject } })

describe('a mail, which has no drafts and takes effect when it is saved,', () => {
  it('is rejected with an unknown placeholder by its field and language', async () => {
    await expect(saveSubject('pt', 'Obrigado, {nope}')).rejects.toThrow(
      'Portugiesisch: E-Mails › An Kunden: Kontaktanfrage › Betreff enthält den unbekannten Platzhalter {nope}',
    )
    const { contact } = await payload.findGlobal({ slug: 'mails', locale: 'pt' })
    expect(contact.subject).toBe(original.pt.contact.subject)
  })

  it('may contain placeholders for the settings, the claims and the reference number', async () => {
    const all = '{brand} {phone} {email} {replyHours} {reference}'
    expect((await saveSubject('pt', all)).contact.subject).toBe(all)
  })

  it("may quote the customer's input only in mails to the team", async () => {
    const { team } = original.de
    const contactSubject = 'Anfrage {reference}: {title}'
    await save('de', { team: { ...team, contactSubject } })
    await expect(saveSubject('de', 'Danke, {title}')).rejects.toThrow(
      /^[^,]*Deutsch: [^,]* Betreff enthält den unbekannten Platzhalter \{title\}$/,
    )
  })
})
