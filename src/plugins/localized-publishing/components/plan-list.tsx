'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'
import { useRef } from 'react'
import { staffLanguage } from '../../../i18n/staff.ts'
import { LocalTime } from '../../../lib/cms/local-time.tsx'
import { languageName } from '../../../lib/content/format-issue.ts'
import { editMessages } from '../edit-messages.ts'
import { callRest, errorMessageOf } from './call-rest.ts'
import { useDocumentPath } from './document-path.ts'
import styles from './plan-drawer.module.css'
import { usePublication } from './use-publication.ts'

/** Lists the planned publications of the document, with buttons to cancel them. */
export function PlanList() {
  const path = useDocumentPath()
  const { refetch, publication } = usePublication()
  const { i18n } = useTranslation()
  const uiLocale = staffLanguage(i18n.language)
  const messages = editMessages[uiLocale]
  const heading = useRef<HTMLHeadingElement>(null)
  const cancel = async (id: number) => {
    const response = await callRest(`${path}/plans/${id}`, {
      method: 'DELETE',
      language: i18n.language,
    })
    if (response.ok) {
      toast.success(messages.plan.cancelled)
      // The pressed button disappears with its row.
      heading.current?.focus()
    } else toast.error(await errorMessageOf(response, i18n.language))
    refetch()
  }
  const plans = publication?.plans ?? []
  return (
    <section aria-label={messages.plan.planned} className={styles.list}>
      <h2 ref={heading} tabIndex={-1}>
        {messages.plan.planned}
      </h2>
      {plans.length === 0 && <p>{messages.plan.none}</p>}
      <ul>
        {plans.map(({ at, id, locale, type }) => (
          <li key={id}>
            <span>
              {locale ? languageName(locale, uiLocale) : messages.chips.everyLanguage}:{' '}
              {messages.plan.notes[type]} <LocalTime iso={at} />
            </span>
            <Button buttonStyle="secondary" onClick={() => cancel(id)} size="small" type="button">
              {messages.plan.cancel}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
