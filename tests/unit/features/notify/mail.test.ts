import { describe, expect, it } from 'vitest'
import { confirmationMail, teamMail } from '../../../../src/features/notify/mail.ts'
import type { Submission } from '../../../../src/features/notify/types.ts'
import { locales } from '../../../../src/i18n/locales.ts'

const sender = { brand: 'Empfang & Co', phone: '+49 30 1', email: 'hallo@example.com' }
const submission: Submission = {
  kind: 'contact',
  id: 42,
  language: 'de',
  email: 'a@example.com',
  title: 'A\r\nBcc: x@example.com',
  rows: [{ label: 'Nachricht', value: '<img src=x onerror="alert(1)">\nzweite Zeile' }],
  data: {},
}

describe('the mail to the team', () => {
  it('shows what was typed as text, with its line breaks', () => {
    const { html, text } = teamMail(submission, sender)
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;<br>zweite Zeile')
    expect(html).not.toContain('<img')
    expect(text).toContain('Nachricht: <img src=x onerror="alert(1)">\nzweite Zeile')
  })

  it('keeps its subject on one line', () => {
    expect(teamMail(submission, sender).subject).toBe('Kontaktanfrage: A Bcc: x@example.com')
  })
})

describe('the confirmation', () => {
  it.each(locales)(
    'in %s names the number and the hours, and nothing that was typed',
    (language) => {
      const { subject, text, html } = confirmationMail({ ...submission, language }, sender, {
        replyHours: '24',
      })
      expect(subject).toContain(sender.brand)
      expect(text).toMatch(/24/)
      expect(text).toContain('42')
      expect(html).toContain('Empfang &amp; Co')
      expect(`${subject}${text}${html}`).not.toMatch(/\{|Bcc|zweite/)
    },
  )
})
