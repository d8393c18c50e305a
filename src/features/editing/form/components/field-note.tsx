'use client'

import { FieldDescription, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import type { TextareaFieldClient, TextFieldClient } from 'payload'
import { defaultLocale, isLocale } from '../../../../i18n/locales.ts'
import { staffLanguage } from '../../../../i18n/staff.ts'
import { fillCopy } from '../../../../lib/content/copy.ts'
import { lengthOf } from '../../../../lib/text/length.ts'
import { formMessages } from '../messages.ts'
import { useSiteFacts } from '../site-facts.ts'
import styles from './form.module.css'

type Props = {
  field: TextFieldClient | TextareaFieldClient
  path: string
  /** Characters that fit where the site shows the text. */
  limit?: number
}

/** Below a text field: its description, the text with placeholders filled, and its length. */
export function FieldNote({ field, path, limit }: Props) {
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const value = useFormFields(([fields]) => fields[path]?.value)
  const text = typeof value === 'string' ? value : ''
  // A field that is not localized is formatted as German.
  const locale = field.localized && isLocale(code) ? code : defaultLocale
  const facts = useSiteFacts(locale, text.includes('{'))
  const filled = facts ? fillCopy(text, facts.placeholders, locale) : text
  const messages = formMessages[staffLanguage(i18n.language)]
  const count = lengthOf(filled)
  return (
    <>
      <FieldDescription description={field.admin?.description} path={path} />
      {filled !== text && (
        <p className={styles.filled}>
          {messages.filled} <span lang={locale}>{filled}</span>
        </p>
      )}
      {limit !== undefined && (
        <p className={count > limit ? `${styles.length} ${styles.tooLong}` : styles.length}>
          {messages.length(count, limit)}
          {count > limit && ` · ${messages.tooLong}`}
        </p>
      )}
    </>
  )
}
