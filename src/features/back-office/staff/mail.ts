import type { PayloadRequest } from 'payload'
import { env, siteUrl } from '../../../env.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { minutesIn } from '../../../i18n/minutes.ts'
import { staffLanguage } from '../../../i18n/staff.ts'
import { escapeHtml, mailFrame, oneLine, type Sender } from '../../../lib/mail/mail-html.ts'
import { senderOf } from '../../../lib/mail/sender.ts'
import { addressMailCopy, resetMailCopy } from './messages.ts'

/** Returns the subject of the reset mail, in the language of the request. */
export function resetMailSubject({ i18n }: PayloadRequest): string {
  return oneLine(resetMailCopy[staffLanguage(i18n.language)].subject)
}

/** Returns the mail with the password reset link, in the language of the request. */
export async function resetMailHtml(req: PayloadRequest, id: number): Promise<string> {
  const locale = staffLanguage(req.i18n.language)
  const { intro, button, until, ignore } = resetMailCopy[locale]
  const { token, seconds } = await storedLink(req, id)
  const link = escapeHtml(`${siteUrl}/admin/reset/${token}`)
  return mailFrame(
    `<p>${escapeHtml(intro)}</p>
     <p><a href="${link}" style="${buttonStyle}">${escapeHtml(button)}</a></p>
     <p style="font-size:14px"><a href="${link}">${link}</a></p>
     <p>${escapeHtml(until(minutesIn(locale, seconds)))}<br>${escapeHtml(ignore)}</p>`,
    await brandOf(req, locale),
  )
}

/** Notifies the previous address of an account that the address was changed. */
export async function mailFormerAddress(req: PayloadRequest, former: string): Promise<void> {
  if (!env.SMTP_URL) return
  const locale = staffLanguage(req.i18n.language)
  const { subject, changed, unwanted } = addressMailCopy[locale]
  const html = mailFrame(
    `<p>${escapeHtml(changed)}</p><p>${escapeHtml(unwanted)}</p>`,
    await brandOf(req, locale),
  )
  await req.payload.sendEmail({ to: former, subject: oneLine(subject), html })
}

async function brandOf(
  { payload, transactionID }: PayloadRequest,
  locale: Locale,
): Promise<Sender> {
  // In the request's transaction, but with the mail's language.
  const reading = { locale, depth: 0, req: { transactionID } } as const
  const settings = await payload.findGlobal({ slug: 'site-settings', ...reading })
  return settings.brand
    ? senderOf(settings, locale)
    : { brand: '', phone: '', email: '', company: '' }
}

/** Returns the stored reset token: an earlier one that is still valid has been kept. */
async function storedLink(req: PayloadRequest, id: number) {
  const stored = await req.payload.findByID({
    collection: 'users',
    id,
    showHiddenFields: true,
    req,
  })
  const { resetPasswordToken: token, resetPasswordExpiration: end } = stored
  const seconds = end ? (Date.parse(end) - Date.now()) / 1000 : 0
  return { token: token ?? '', seconds }
}

const buttonStyle =
  'display:inline-block;padding:12px 24px;border-radius:999px;background:#1d1b3a;color:#ffffff;font-weight:600;text-decoration:none'
