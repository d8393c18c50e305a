import type { SiteView } from './types.ts'

/** The operator's phone and e-mail as links, where the CMS has them. */
export function contactLinks({ phone, email }: Pick<SiteView, 'phone' | 'email'>) {
  const all = [
    { icon: 'phone', href: `tel:${phone?.replace(/[^\d+]/g, '')}`, text: phone },
    { icon: 'mail', href: `mailto:${email}`, text: email },
  ] as const
  return all.filter(({ text }) => text)
}
