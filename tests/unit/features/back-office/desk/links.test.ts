import { describe, expect, it } from 'vitest'
import { replyLink } from '../../../../../src/features/back-office/desk/links.ts'
import type { ContactEntry } from '../../../../../src/features/back-office/desk/types.ts'

const request: ContactEntry = {
  ...{ id: 1, name: 'Ana Müller', email: 'ana@example.com', phone: '', company: '' },
  message: 'Guten Tag,\nwas kostet Clara? & mehr',
  language: 'de',
  createdAt: new Date(2026, 10, 20, 14, 5).toISOString(),
}

const partsOf = (link: string) => {
  const url = new URL(link)
  return {
    to: url.pathname,
    subject: url.searchParams.get('subject'),
    body: url.searchParams.get('body'),
  }
}

describe('the reply link of a contact request', () => {
  it.each([
    ['de', 'Ihre Anfrage', 'Am 20.11.2026 um 14:05 schrieben Sie:'],
    ['en', 'Your enquiry', 'On 20 Nov 2026 at 14:05 you wrote:'],
    ['pt', 'O seu pedido de contacto', 'A 20/11/2026, às 14:05, escreveu:'],
    ['ro', 'Solicitarea dumneavoastră', 'În data de 20.11.2026, la ora 14:05, ați scris:'],
  ] as const)('is written in %s and quotes the request', (language, subject, line) => {
    const reply = partsOf(replyLink({ ...request, language }))
    expect(reply).toMatchObject({ to: 'ana@example.com', subject })
    expect(reply.body).toContain(`${line}\r\n> Guten Tag,\r\n> was kostet Clara? & mehr`)
  })

  it('is written in German if the language of the request is unknown', () => {
    expect(partsOf(replyLink({ ...request, language: '' })).subject).toBe('Ihre Anfrage')
  })

  it("has a single recipient, whatever the sender's address contains", () => {
    const reply = partsOf(replyLink({ ...request, email: 'a@example.com?cc=b@example.com&body=x' }))
    expect(reply.to).toBe('a@example.com%3Fcc%3Db@example.com%26body%3Dx')
    expect(reply.subject).toBe('Ihre Anfrage')
  })

  it('quotes only the beginning of a message that is too long for a link', () => {
    const link = replyLink({ ...request, message: '😀'.repeat(5000) })
    expect(partsOf(link).body).toMatch(/ …$/)
    expect(link.length).toBeLessThan(8000)
  })
})
