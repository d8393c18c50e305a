import type { Locale } from '../../i18n/locales.ts'
import { mailMessages } from '../../i18n/mail-messages.ts'
import type { SiteSetting } from '../../payload-types.ts'
import { onOneLine } from '../content/placeholders.ts'
import type { Sender } from './mail-html.ts'

type Settings = Pick<SiteSetting, 'brand' | 'phone' | 'email' | 'operator'>

/**
 * Returns the sender from the site settings. German law requires company
 * details in mails (§ 35a GmbHG).
 */
export function senderOf({ brand, phone, email, operator }: Settings, locale: Locale): Sender {
  const { company, address, representative, registerCourt, registerNumber } = operator
  const parts = [
    [company, onOneLine(address)].filter(Boolean).join(', '),
    representative && `${mailMessages[locale].representedBy}: ${representative}`,
    [registerCourt, registerNumber].filter(Boolean).join(', '),
  ]
  return { brand, phone, email, company: parts.filter(Boolean).join(' · ') }
}
