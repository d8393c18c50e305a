import { Link } from '@payloadcms/ui'
import { type Locale, localeNames } from '../../../../i18n/locales.ts'
import styles from './dashboard.module.css'

type Props = { href: string; title: string; language?: Locale }

/** A link to a document in one of its languages. */
export function DocumentLink({ href, title, language }: Props) {
  return (
    <>
      <Link href={href} prefetch={false}>
        {title}
      </Link>
      {language && (
        <span className={styles.hint} lang={language}>
          {localeNames[language]}
        </span>
      )}
    </>
  )
}
