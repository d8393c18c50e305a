'use client'

import { Button, Drawer, toast, useLocale, useModal, useTranslation } from '@payloadcms/ui'
import { useId, useState, useTransition } from 'react'
import { dateTimeText } from '../../../i18n/date-text.ts'
import { isLocale, localeTags } from '../../../i18n/locales.ts'
import { staffLanguage } from '../../../i18n/staff.ts'
import { languageName } from '../../../lib/content/format-issue.ts'
import { editMessages } from '../edit-messages.ts'
import { callRest, errorMessageOf } from './call-rest.ts'
import { useDocumentPath } from './document-path.ts'
import styles from './plan-drawer.module.css'
import { PlanList } from './plan-list.tsx'
import { useRestoreFocus } from './restore-focus.ts'
import { usePublication } from './use-publication.ts'

const types = ['publish', 'unpublish'] as const
const ranges = ['here', 'everywhere'] as const

/** Plans to publish or unpublish at any minute, for the form's language by default. */
export function PlanDrawer({ slug }: { slug: string }) {
  const id = useId()
  const path = useDocumentPath()
  const { refetch, publication } = usePublication()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const { closeModal } = useModal()
  useRestoreFocus(slug)
  const [type, setType] = useState<(typeof types)[number]>('publish')
  const [range, setRange] = useState<(typeof ranges)[number]>('here')
  const [time, setTime] = useState('')
  const uiLocale = staffLanguage(i18n.language)
  const messages = editMessages[uiLocale].plan
  const name = isLocale(code) ? languageName(code, uiLocale) : code
  const isByLanguage = publication?.isByLanguage !== false
  const [isSending, startSending] = useTransition()
  const isValid = !Number.isNaN(Date.parse(time))
  const plan = async () => {
    const response = await callRest(`${path}/plans`, {
      method: 'POST',
      language: i18n.language,
      body: {
        type,
        at: new Date(time).toISOString(),
        ...(isByLanguage && range === 'here' && { locale: code }),
      },
    })
    // Also after a failure: if the response was lost, the plan may be stored.
    refetch()
    if (!response.ok) return void toast.error(await errorMessageOf(response, i18n.language))
    toast.success(`${messages.notes[type]} ${inWords(time)}`)
    setTime('')
  }
  const weekday = new Intl.DateTimeFormat(localeTags[uiLocale], { weekday: 'long' })
  const inWords = (local: string) =>
    `${weekday.format(new Date(local))}, ${dateTimeText(local, uiLocale)}`
  return (
    <Drawer slug={slug} title={messages.title}>
      <div className={styles.plan}>
        <fieldset>
          <legend>{messages.what}</legend>
          {types.map((each) => (
            <label key={each}>
              <input
                checked={type === each}
                name={`${id}-type`}
                onChange={() => setType(each)}
                type="radio"
              />
              {messages.types[each]}
            </label>
          ))}
        </fieldset>
        {isByLanguage && (
          <fieldset>
            <legend>{messages.language}</legend>
            {ranges.map((each) => (
              <label key={each}>
                <input
                  checked={range === each}
                  name={`${id}-range`}
                  onChange={() => setRange(each)}
                  type="radio"
                />
                {each === 'here' ? name : messages.everywhere}
              </label>
            ))}
          </fieldset>
        )}
        <label className={styles.time} htmlFor={`${id}-time`}>
          {messages.when}
        </label>
        <input
          className={styles.input}
          id={`${id}-time`}
          // Otherwise Chromium takes six digits for the year, and no date has such a year.
          max="9999-12-31T23:59"
          onChange={({ target }) => setTime(target.value)}
          type="datetime-local"
          value={time}
        />
        <p aria-live="polite">{isValid && inWords(time)}</p>
        <div className={styles.actions}>
          <Button
            disabled={!isValid || isSending}
            // Keeps `aria-disabled` but not `disabled`, so that the button keeps the keyboard focus.
            extraButtonProps={{ disabled: false }}
            onClick={() => startSending(plan)}
            type="button"
          >
            {messages.save}
          </Button>
          <Button buttonStyle="secondary" onClick={() => closeModal(slug)} type="button">
            {messages.close}
          </Button>
        </div>
        <PlanList />
      </div>
    </Drawer>
  )
}
