'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, useRef, useState, useTransition } from 'react'
import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { type TargetLocale, targetLocales } from '../../../../i18n/target-locales.ts'
import { languageName } from '../../../../lib/content/format-issue.ts'
import { fillPlaceholders } from '../../../../lib/content/placeholders.ts'
import { bulkTimeout, callTranslations } from '../call.ts'
import { maxFileBytes, maxFileMegabytes, translationsApi } from '../constants.ts'
import { translationMessages } from '../messages.ts'
import type { ImportReport } from '../types.ts'
import { Report } from './report.tsx'
import styles from './translations.module.css'

type Result = { language: TargetLocale } & ({ report: ImportReport } | { rejection: string })

/** Exports files for translators and imports them, per language. */
export function FilePanel({ uiLocale }: { uiLocale: StaffLanguage }) {
  const messages = translationMessages[uiLocale]
  const router = useRouter()
  const [isPublishing, setIsPublishing] = useState(false)
  const [result, setResult] = useState<Result>()
  const [isPending, startTransition] = useTransition()
  const heading = useRef<HTMLHeadingElement>(null)

  const upload = (language: TargetLocale, file: File) =>
    startTransition(async () => {
      setResult(undefined)
      if (file.size > maxFileBytes) {
        const rejection = fillPlaceholders(messages.tooLarge, { limit: maxFileMegabytes })
        return setResult({ language, rejection })
      }
      const path = `file/${language}${isPublishing ? '?publish=yes' : ''}`
      const outcome = await callTranslations<ImportReport>(
        path,
        file,
        messages.perhapsSaved,
        bulkTimeout,
      )
      setResult(
        outcome.ok ? { language, report: outcome.value } : { language, rejection: outcome.message },
      )
      router.refresh()
    })

  return (
    <section aria-labelledby="translation-files">
      <h2 id="translation-files" ref={heading} tabIndex={-1}>
        {messages.files}
      </h2>
      <p className={styles.intro}>{messages.filesIntro}</p>
      <ul className={styles.files}>
        {targetLocales.map((language) => (
          <li className={styles.fileRow} key={language}>
            <strong>{languageName(language, uiLocale)}</strong>
            <a download href={`${translationsApi}/file/${language}`}>
              {messages.exportAll}
            </a>
            <a download href={`${translationsApi}/file/${language}?only=open`}>
              {messages.exportOpen}
            </a>
            <Upload
              isPending={isPending}
              label={messages.importFile}
              name={languageName(language, uiLocale)}
              onFile={(file) => upload(language, file)}
            />
          </li>
        ))}
      </ul>
      <label className={styles.live}>
        <input
          checked={isPublishing}
          onChange={({ target }) => setIsPublishing(target.checked)}
          type="checkbox"
        />
        {messages.importPublic}
      </label>
      {result && 'rejection' in result && (
        <p className={styles.rejection} ref={focusOn} role="alert" tabIndex={-1}>
          {result.rejection}
        </p>
      )}
      {result && 'report' in result && (
        <Report
          language={result.language}
          onClose={() => {
            setResult(undefined)
            heading.current?.focus()
          }}
          titleRef={focusOn}
          uiLocale={uiLocale}
          units={result.report.units}
        />
      )}
    </section>
  )
}

/** Focuses the result, because the pressed button lost the focus when it was disabled. */
function focusOn(element: HTMLElement | null): void {
  element?.focus()
}

type UploadProps = {
  label: string
  /** The language of the file. */
  name: string
  isPending: boolean
  onFile: (file: File) => void
}

function Upload({ isPending, label, name, onFile }: UploadProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Reset, so that choosing the same file again fires a change event.
    target.value = ''
    if (file) onFile(file)
  }
  return (
    <>
      <Button
        aria-label={`${label}: ${name}`}
        buttonStyle="secondary"
        className={styles.button}
        disabled={isPending}
        margin={false}
        onClick={() => input.current?.click()}
        size="small"
      >
        {label}
      </Button>
      <input
        accept=".xlf,.xliff,application/xliff+xml"
        aria-label={`${label}: ${name}`}
        hidden
        onChange={choose}
        ref={input}
        type="file"
      />
    </>
  )
}
