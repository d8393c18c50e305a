import { describe, expect, it } from 'vitest'
import {
  confirmationMail,
  teamMail,
} from '../../../../../src/features/intake/notifications/mail.ts'
import type { SubmissionNotification } from '../../../../../src/features/intake/notifications/types.ts'

const sender = {
  brand: 'Empfang & Co',
  phone: '+49 30 1',
  email: 'hallo@example.com',
  company: 'E GmbH',
}
const submission: SubmissionNotification = {
  kind: 'contact',
  id: 42,
  key: 'contact_42_1764201600000',
  language: 'de',
  email: 'a@example.com',
  title: 'A\r\nBcc: x@example.com',
  rows: [{ label: 'Nachricht', value: '<img src=x onerror="alert(1)">\nzweite Zeile' }],
  data: {},
}

const team = {
  contactSubject: 'Kontaktanfrage: A\r\nBcc: x@example.com',
  onboardingSubject: 'Anmeldung',
  intro: 'Neu <hier>:',
}

describe('the mail to the team', () => {
  it('shows the submitted text as plain text with its line breaks', () => {
    const { html, text } = teamMail(submission, sender, team)
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;<br>zweite Zeile')
    expect(html).not.toContain('<img')
    expect(text).toContain('Nachricht: <img src=x onerror="alert(1)">\n    zweite Zeile')
    const sent = { label: 'Nachricht', value: 'Hallo\r\n\r\nTelefon: 0900\rBcc: x' }
    const spoofed = teamMail({ ...submission, rows: [sent] }, sender, team).text
    expect(spoofed).not.toMatch(/^(Telefon|Bcc)/m)
  })

  it.each([
    ['a\u2028Telefon: 1', 'a\n    Telefon: 1'],
    ['a\u2029b\u0085c\vd\fe', 'a\n    b\n    c\n    d\n    e'],
    ['x\u202Efdp.pdf \x07\x1b[2J', 'xfdp.pdf [2J'],
    ['a\tb', 'a\tb'],
  ])('shows no other line breaks and no invisible characters: %j', (value, shown) => {
    const rows = [{ label: 'Nachricht', value }]
    const { html, text } = teamMail({ ...submission, rows }, sender, team)
    expect(text).toContain(`Nachricht: ${shown}\n`)
    expect(html).toContain(shown.replaceAll('\n    ', '<br>'))
  })

  it('keeps its subject on one line', () => {
    expect(teamMail(submission, sender, team).subject).toBe('Kontaktanfrage: A Bcc: x@example.com')
  })
})

describe('the subject of a mail', () => {
  const subjectOf = (contactSubject: string) =>
    teamMail(submission, sender, { ...team, contactSubject }).subject

  it.each([
    ['\u202Egnp.exe\u202C', 'gnp.exe'],
    ['\u2066a\u2067b\u2068c\u2069', 'abc'],
    ['\u200Ea\u200Fb\u061Cc', 'abc'],
    ['a\u200Bb\uFEFFc', 'abc'],
    ['a\0b\x1Bc\x7Fd\x9Be', 'abcde'],
    ['a\tb\u2028c', 'a b c'],
    ['\u200Da \u200C\u200D b\u200C', 'a b'],
  ])('strips invisible characters that change how it reads: %j', (sent, subject) => {
    expect(subjectOf(sent)).toBe(subject)
  })

  it('contains no encoded words, which mail programs would decode', () => {
    const sent = 'Friseur =?utf-8?q?=E2=80=AEgnunhaM?= & Co.'
    expect(subjectOf(sent)).toBe('Friseur = ?utf-8?q?=E2=80=AEgnunhaM?= & Co.')
  })

  it.each(['می\u200Cخواهم', 'क्\u200Dष', '👩\u200D💻', 'José Łukasz 李'])(
    'keeps the characters that join or separate letters within a word: %j',
    (sent) => {
      expect(subjectOf(sent)).toBe(sent)
    },
  )
})

describe('the confirmation', () => {
  it('is escaped, keeps its line breaks and has a single-line subject', () => {
    const { subject, text, html } = confirmationMail(
      {
        subject: 'Ihre\nNachricht',
        greeting: 'Guten Tag,',
        body: 'erste <b>Zeile</b>\nzweite',
        reference: 'Nummer 42',
      },
      sender,
      'de',
    )
    expect(subject).toBe('Ihre Nachricht')
    expect(text).toContain('erste <b>Zeile</b>\nzweite\n\nNummer 42')
    expect(html).toContain('erste &lt;b&gt;Zeile&lt;/b&gt;<br>zweite')
    expect(html).toContain('Empfang &amp; Co')
  })

  it('ends with a sign-off and the company', () => {
    const copy = { subject: 'x', greeting: 'x', body: 'x', reference: 'x' }
    const { text, html } = confirmationMail(copy, sender, 'en')
    const end = 'Kind regards,\nEmpfang & Co\n\nEmpfang & Co · +49 30 1 · hallo@example.com\nE GmbH'
    expect(text.endsWith(end)).toBe(true)
    expect(html).toContain('Kind regards,<br>Empfang &amp; Co')
    expect(html).toContain('hallo@example.com<br>E GmbH')
  })
})
