import { phoneLink } from '../../../lib/text/phone-link.ts'
import type { SiteView } from './types.ts'

/** Returns links to the operator's phone and e-mail address, if they are set. */
export function contactLinks({ phone, email }: Pick<SiteView, 'phone' | 'email'>) {
  const all = [
    { icon: 'phone', href: phoneLink(phone), text: phone },
    { icon: 'mail', href: `mailto:${email}`, text: email },
  ] as const
  return all.filter(({ text }) => text)
}
