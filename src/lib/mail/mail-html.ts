/** What every mail of the product looks like. */

/** Who a mail is from. */
export type Sender = { brand: string; phone: string; email: string; company: string }

/** The page around a mail's content, which is HTML. */
export function mailFrame(content: string, sender: Sender): string {
  return `<!doctype html><html><body style="margin:0;background:#fbf8f3;color:#1d1b3a;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:32px 16px">
<p style="margin:0 0 16px;font-size:20px;font-weight:700">${escapeHtml(sender.brand)}</p>
<div style="padding:8px 28px;border-radius:20px;background:#ffffff">${content}</div>
<p style="margin:16px 0 0;color:#4a4766;font-size:14px">${linesAsHtml(mailFooter(sender))}</p>
</div></body></html>`
}

/** The last lines of a mail. */
export function mailFooter({ brand, phone, email, company }: Sender): string {
  const contact = [brand, phone, email].filter(Boolean).join(' · ')
  return company ? `${contact}\n${company}` : contact
}

/** Text as HTML, with its line breaks. */
export function linesAsHtml(text: string): string {
  return escapeHtml(text).replaceAll(/\r?\n/g, '<br>')
}

/** Controls that nobody sees: of old terminals, and those that turn the direction of a text or hide in it. */
const invisible = /(?!\s)\p{Cc}|[\p{Bidi_Control}\u200B\uFEFF]/gu

/** What joins or parts two letters or signs, and does not stand between two. */
const stray = /(?<![\p{L}\p{M}\p{Emoji}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}\p{Emoji}])/gu

/** A subject holds no line break, nothing that makes it read as another, and has an end. */
export function oneLine(text: string): string {
  const visible = text.replaceAll(invisible, '').replaceAll(stray, '')
  return visible.replaceAll(/\s+/g, ' ').trim().slice(0, 200)
}

/** Text that HTML shows as it is, also within an attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
