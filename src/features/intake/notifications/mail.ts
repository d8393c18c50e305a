import { siteUrl } from '../../../env.ts'
import { entryPath } from '../../../i18n/desk-paths.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { mailMessages } from '../../../i18n/mail-messages.ts'
import { submissionCollections } from '../../../lib/database/outbox.ts'
import {
  escapeHtml,
  linesAsHtml,
  mailFooter,
  mailFrame,
  oneLine,
  type Sender,
  visibleLines,
} from '../../../lib/mail/mail-html.ts'
import type { MailsCopy, SubmissionNotification } from './types.ts'

export type Mail = { subject: string; text: string; html: string }

/** Returns the team's mail: every field, and a link to the entry. */
export function teamMail(
  { kind, id, rows: submitted }: SubmissionNotification,
  sender: Sender,
  { contactSubject, onboardingSubject, intro }: MailsCopy['team'],
): Mail {
  const link = siteUrl + entryPath(submissionCollections[kind], id)
  const rows = submitted.map((row) => ({ ...row, value: visibleLines(row.value) }))
  const cells = rows.map(
    ({ label, value }) =>
      `<tr><th style="${thStyle}">${escapeHtml(label)}</th><td style="${tdStyle}">${linesAsHtml(value)}</td></tr>`,
  )
  return {
    subject: oneLine(kind === 'contact' ? contactSubject : onboardingSubject),
    text: [
      `${intro} ${link}`,
      // Continuation lines are indented, so that no line of a message can pass as a field.
      ...rows.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '\n    ')}`),
      mailFooter(sender),
    ].join('\n\n'),
    html: mailFrame(
      `<p>${linesAsHtml(intro)}<br><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>
       <table style="border-collapse:collapse">${cells.join('')}</table>`,
      sender,
    ),
  }
}

/**
 * Returns the customer's confirmation. It repeats no submitted text, because the given address may belong
 * to somebody else.
 */
export function confirmationMail(
  { subject, greeting, body, reference }: MailsCopy['contact'],
  sender: Sender,
  language: Locale,
): Mail {
  const end = `${mailMessages[language].signOff}\n${sender.brand}`
  return {
    subject: oneLine(subject),
    text: [greeting, body, reference, end, mailFooter(sender)].join('\n\n'),
    html: mailFrame(
      `<p>${linesAsHtml(greeting)}</p><p>${linesAsHtml(body)}</p>
       <p><strong>${linesAsHtml(reference)}</strong></p><p>${linesAsHtml(end)}</p>`,
      sender,
    ),
  }
}

const thStyle = 'padding:6px 16px 6px 0;text-align:left;vertical-align:top;font-weight:600'
const tdStyle = 'padding:6px 0;vertical-align:top'
