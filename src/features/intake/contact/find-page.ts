import { isLocale } from '../../../i18n/locales.ts'
import { pageAt } from '../../../i18n/routes.ts'
import { type ContactPage, contactPages } from './constants.ts'

/** Returns the page from which the form was sent, by the Referer header; undefined if it is unknown. */
export function findPage(headers: Headers): ContactPage | undefined {
  const path = URL.parse(headers.get('referer') ?? '')?.pathname.split('/') ?? []
  const [, locale, segment] = path
  if (!isLocale(locale)) return undefined
  const page = segment ? pageAt(locale, segment) : 'landing'
  return contactPages.find((each) => each === page)
}
