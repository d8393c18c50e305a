import type { PayloadRequest } from 'payload'
import { siteUrl } from '../../env.ts'
import { staffLocale } from '../../i18n/staff.ts'
import { escapeHtml, mailFrame, oneLine } from '../../lib/mail-html.ts'
import { resetMailCopy } from './messages.ts'

/** What the CMS hands over when somebody has forgotten the password. */
type Asked = { req?: PayloadRequest; user?: { id: number } }

/** The subject, in the language in which the mail was asked for. */
export function resetMailSubject({ req }: Asked = {}): string {
  return oneLine(resetMailCopy[staffLocale(req?.i18n.language)].subject)
}

/** The mail with the link to a new password, in the language in which it was asked for. */
export async function resetMailHtml({ req, user }: Asked = {}): Promise<string> {
  const locale = staffLocale(req?.i18n.language)
  const { intro, button, until, ignore } = resetMailCopy[locale]
  const settings = await req?.payload.findGlobal({ slug: 'site-settings', locale, depth: 0 })
  const { brand = '', phone = '', email = '' } = settings ?? {}
  const link = escapeHtml(`${siteUrl}/admin/reset/${await storedToken(req, user)}`)
  return mailFrame(
    `<p>${escapeHtml(intro)}</p>
     <p><a href="${link}" style="${buttonStyle}">${escapeHtml(button)}</a></p>
     <p style="font-size:14px"><a href="${link}">${link}</a></p>
     <p>${escapeHtml(until)}<br>${escapeHtml(ignore)}</p>`,
    { brand, phone, email },
  )
}

/** Not the one that the CMS hands over: an earlier one that is still valid stays in its place. */
async function storedToken(req: Asked['req'], user: Asked['user']): Promise<string> {
  if (!req || !user) return ''
  const { id } = user
  const stored = await req.payload.findByID({
    collection: 'users',
    id,
    showHiddenFields: true,
    req,
  })
  return stored.resetPasswordToken ?? ''
}

const buttonStyle =
  'display:inline-block;padding:12px 24px;border-radius:999px;background:#1d1b3a;color:#ffffff;font-weight:600;text-decoration:none'
