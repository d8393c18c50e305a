/** The sender's details in a mail. */
export type Sender = { brand: string; phone: string; email: string; company: string }

/** Wraps the HTML content of a mail in the common layout. */
export function mailFrame(content: string, sender: Sender): string {
  return `<!doctype html><html><body style="margin:0;background:#fbf8f3;color:#1d1b3a;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:32px 16px">
<p style="margin:0 0 16px;font-size:20px;font-weight:700">${escapeHtml(sender.brand)}</p>
<div style="padding:8px 28px;border-radius:20px;background:#ffffff">${content}</div>
<p style="margin:16px 0 0;color:#4a4766;font-size:14px">${linesAsHtml(mailFooter(sender))}</p>
</div></body></html>`
}

/** Returns the footer of a mail as text. */
export function mailFooter({ brand, phone, email, company }: Sender): string {
  const contact = [brand, phone, email].filter(Boolean).join(' · ')
  return company ? `${contact}\n${company}` : contact
}

/** Escapes text as HTML and converts its line breaks. */
export function linesAsHtml(text: string): string {
  return escapeHtml(text).replaceAll(/\r?\n/g, '<br>')
}

/** Matches every line break that a mail program may show. */
const lineBreak = /\r\n?|[\v\f\x85\u2028\u2029]/g

/** Matches control characters, bidirectional controls and zero-width spaces. */
const invisible = /(?!\s)\p{Cc}|[\p{Bidi_Control}\u200B\uFEFF]/gu

/** Matches zero-width joiners and non-joiners that are not between two letters or emoji. */
const strayJoiner =
  /(?<![\p{L}\p{M}\p{Emoji}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}\p{Emoji}])/gu

/** Returns a submitted text without characters that could disguise it, and with `\n` as its only line break. */
export function visibleLines(text: string): string {
  return text.replaceAll(lineBreak, '\n').replaceAll(invisible, '')
}

/**
 * Returns a text as a mail subject: one line of limited length, without characters that could disguise it,
 * and without encoded words (RFC 2047), which mail programs would decode to such characters.
 */
export function oneLine(text: string): string {
  const visible = text.replaceAll(invisible, '').replaceAll(strayJoiner, '')
  return visible.replaceAll('=?', '= ?').replaceAll(/\s+/g, ' ').trim().slice(0, 200)
}

/** Escapes text for HTML content and attribute values. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
