import { siteUrl } from '../../env.ts'
import { submissionCollections } from '../../lib/outbox.ts'
import type { MailsCopy, Sender, Submission } from './types.ts'

export type Mail = { subject: string; text: string; html: string }

/** The team's mail: every field, and the way to the entry. */
export function teamMail(
  { kind, id, rows }: Submission,
  sender: Sender,
  { contactSubject, onboardingSubject, intro }: MailsCopy['team'],
): Mail {
  const link = `${siteUrl}/admin/collections/${submissionCollections[kind]}/${id}`
  const cells = rows.map(
    ({ label, value }) =>
      `<tr><th style="${thStyle}">${escapeHtml(label)}</th><td style="${tdStyle}">${lines(value)}</td></tr>`,
  )
  return {
    subject: oneLine(kind === 'contact' ? contactSubject : onboardingSubject),
    text: [
      `${intro} ${link}`,
      ...rows.map(({ label, value }) => `${label}: ${value}`),
      footer(sender),
    ].join('\n\n'),
    html: frame(
      `<p>${lines(intro)}<br><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>
       <table style="border-collapse:collapse">${cells.join('')}</table>`,
      sender,
    ),
  }
}

/**
 * The customer's confirmation. Nothing that the sender typed is repeated: the address may be
 * somebody else's.
 */
export function confirmationMail(
  { subject, greeting, body, reference }: MailsCopy['contact'],
  sender: Sender,
): Mail {
  return {
    subject: oneLine(subject),
    text: [greeting, body, reference, footer(sender)].join('\n\n'),
    html: frame(
      `<p>${lines(greeting)}</p><p>${lines(body)}</p>
       <p><strong>${lines(reference)}</strong></p>`,
      sender,
    ),
  }
}

const thStyle = 'padding:6px 16px 6px 0;text-align:left;vertical-align:top;font-weight:600'
const tdStyle = 'padding:6px 0;vertical-align:top'

function footer({ brand, phone, email }: Sender): string {
  return `${brand} · ${phone} · ${email}`
}

function frame(content: string, sender: Sender): string {
  return `<!doctype html><html><body style="margin:0;background:#fbf8f3;color:#1d1b3a;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:32px 16px">
<p style="margin:0 0 16px;font-size:20px;font-weight:700">${escapeHtml(sender.brand)}</p>
<div style="padding:8px 28px;border-radius:20px;background:#ffffff">${content}</div>
<p style="margin:16px 0 0;color:#4a4766;font-size:14px">${escapeHtml(footer(sender))}</p>
</div></body></html>`
}

/** Text as HTML, with its line breaks. */
function lines(text: string): string {
  return escapeHtml(text).replaceAll(/\r?\n/g, '<br>')
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 200)
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
