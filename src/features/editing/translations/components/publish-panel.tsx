'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import type { Locale } from '../../../../i18n/locales.ts'
import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { languageName } from '../../../../lib/content/format-issue.ts'
import { fillPlaceholders } from '../../../../lib/content/placeholders.ts'
import { bulkTimeout, callTranslations } from '../call.ts'
import { formatCount, translationMessages } from '../messages.ts'
import type { Publishable } from '../types.ts'
import { PublishList } from './publish-list.tsx'
import styles from './translations.module.css'

type Props = { languages: Locale[]; uiLocale: StaffLanguage }
type Report = { isDone: boolean; documents: Publishable[]; settled: Publishable[] }
type Result = Report | { rejection: string }

/** Lists which drafts are ready and which are not, and publishes the selected ones. */
export function PublishPanel({ languages, uiLocale }: Props) {
  const messages = translationMessages[uiLocale]
  const router = useRouter()
  const [result, setResult] = useState<Result>()
  const [deselected, setDeselected] = useState<readonly Publishable[]>([])
  const [isPending, startTransition] = useTransition()

  const call = (chosen?: Publishable[]) =>
    startTransition(async () => {
      const outcome = await callTranslations<{ documents: Publishable[] }>(
        'publish',
        { languages, chosen: chosen?.map(toChoice) },
        chosen ? messages.perhapsPublished : messages.failed,
        bulkTimeout,
      )
      setDeselected([])
      setResult(
        outcome.ok
          ? {
              isDone: Boolean(chosen),
              documents: outcome.value.documents,
              settled: omitted(outcome.value.documents, chosen).map((each) => ({
                ...each,
                reason: messages.settledMeanwhile,
              })),
            }
          : { rejection: outcome.message },
      )
      if (chosen) router.refresh()
    })

  const list = result && 'documents' in result ? result : undefined
  const ready = list?.documents.filter(({ reason }) => !reason) ?? []
  const isSelected = (each: Publishable) => !deselected.includes(each)
  const select = (each: Publishable, isChecked: boolean) =>
    setDeselected((all) => (isChecked ? all.filter((other) => other !== each) : [...all, each]))
  const selected = ready.filter(isSelected)
  const [language] = languages
  const listLabel =
    language && languages.length === 1
      ? fillPlaceholders(messages.listReadyIn, { language: languageName(language, uiLocale) })
      : messages.listReady

  return (
    <section aria-labelledby="publish-ready">
      <h2 id="publish-ready">{messages.publish}</h2>
      <p className={styles.intro}>{messages.publishIntro}</p>
      <Button
        buttonStyle="secondary"
        className={styles.button}
        disabled={isPending}
        margin={false}
        onClick={() => call()}
      >
        {listLabel}
      </Button>
      {result && 'rejection' in result && (
        <p className={styles.rejection} role="alert">
          {result.rejection}
        </p>
      )}
      {list && (
        <div className={styles.report} role="status">
          <PublishList
            documents={ready}
            empty={messages.noneReady}
            selection={list.isDone ? undefined : { isSelected, select }}
            title={list.isDone ? messages.publishedNow : messages.ready}
            uiLocale={uiLocale}
          />
          {!list.isDone && ready.length > 0 && (
            <Button
              className={styles.button}
              disabled={isPending || selected.length === 0}
              margin={false}
              onClick={() => call(selected)}
              size="small"
            >
              {formatCount(messages.publishChosen, selected.length)}
            </Button>
          )}
          <PublishList
            documents={list.documents.filter(({ reason }) => reason)}
            title={list.isDone ? messages.notPublished : messages.notReady}
            uiLocale={uiLocale}
          />
          <PublishList documents={list.settled} title={messages.settled} uiLocale={uiLocale} />
        </div>
      )}
    </section>
  )
}

const toChoice = ({ document, language, savedAt }: Publishable) => ({ document, language, savedAt })

/**
 * Returns the chosen documents that are not in the response, because they were published, scheduled, unpublished or
 * deleted in the meantime, or by a request of which this is the repetition: browsers send one again if the connection
 * ends before the response.
 */
function omitted(documents: Publishable[], chosen: Publishable[] = []): Publishable[] {
  return chosen.filter(
    (each) =>
      !documents.some(
        ({ document, language }) => document === each.document && language === each.language,
      ),
  )
}
