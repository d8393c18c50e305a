'use client'

import { useLocale } from '@payloadcms/ui'
import { defaultLocale, isLocale, type Locale } from '../../../i18n/locales.ts'
import { fieldAddress } from '../../../lib/content/field-address.ts'
import styles from './rejection.module.css'

/** A reason why the server rejected a publication. */
export type Issue = { path: string; field?: string; locales?: Locale[]; message: string }

type Props = { issues: Issue[]; message: string }

/** Lists why a publication was rejected; each reason links to its field in its language. */
export function Rejection({ issues, message }: Props) {
  const { code } = useLocale()
  if (issues.length === 0) return message
  const [heading] = message.split(':')
  return (
    <div className={styles.rejection}>
      <p>{heading}:</p>
      <ul>
        {issues.map(({ field, locales = [], message: reason }) => (
          <li key={`${field} ${reason}`}>
            {field ? (
              <a href={fieldAddress('', localeOf(locales, code), field)}>{reason}</a>
            ) : (
              reason
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Returns the form's language if the issue is in it, otherwise the issue's first one. */
function localeOf(locales: Locale[], code: string): Locale {
  const own = isLocale(code) ? code : defaultLocale
  return locales.includes(own) ? own : (locales[0] ?? own)
}
