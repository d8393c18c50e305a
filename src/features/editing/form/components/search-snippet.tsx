'use client'

import { useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { defaultLocale, isLocale, type Locale } from '../../../../i18n/locales.ts'
import { fixedPaths, languagesOf, metaPageAt, pathOf } from '../../../../i18n/routes.ts'
import { type StaffLanguage, staffLanguage } from '../../../../i18n/staff.ts'
import { useDocumentName } from '../../../../lib/cms/use-document-name.ts'
import { fillCopy } from '../../../../lib/content/copy.ts'
import { metaLimits } from '../../../../lib/content/meta-limits.ts'
import { shorten } from '../../../../lib/text/length.ts'
import { formMessages } from '../messages.ts'
import { useSiteFacts } from '../site-facts.ts'
import styles from './form.module.css'

type Props = {
  /** The pages' names for staff, by page id. */
  names: Record<string, Record<StaffLanguage, string>>
}

/** Live preview of the page's search result. Also titles the form with the page's name. */
export function SearchSnippet({ names }: Props) {
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const locale = isLocale(code) ? code : defaultLocale
  const uiLocale = staffLanguage(i18n.language)
  const facts = useSiteFacts(locale, true)
  const page = useText('page')
  const title = useText('title')
  const description = useText('description')
  useDocumentName(names[page]?.[uiLocale])
  if (!facts) return null
  const fill = (text: string) => fillCopy(text, facts.placeholders, locale)
  const messages = formMessages[uiLocale]
  return (
    <section aria-labelledby="search-snippet" className={styles.snippet}>
      <h3 className={styles.snippetTitle} id="search-snippet">
        {messages.snippet}
      </h3>
      <div className={styles.result} lang={locale}>
        <p className={styles.address}>
          {facts.brand} · {window.location.host + hrefOf(page, locale)}
        </p>
        <p className={styles.resultTitle}>
          {title ? shorten(fill(title) + facts.titleSuffix, metaLimits.title) : messages.noTitle}
        </p>
        <p>
          {description
            ? shorten(fill(description), metaLimits.description)
            : messages.noDescription}
        </p>
      </div>
    </section>
  )
}

function useText(path: string): string {
  return useFormFields(([fields]) => String(fields[path]?.value ?? ''))
}

function hrefOf(name: string, locale: Locale): string {
  const page = metaPageAt(name)
  if (page === undefined || page === 'onboarding') return fixedPaths.onboarding
  return pathOf(page, languagesOf(page).includes(locale) ? locale : defaultLocale)
}
