'use client'

import {
  toast,
  useDocumentInfo,
  useDocumentTitle,
  useForm,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { isLocale, type Locale } from '../../../i18n/locales.ts'
import { staffLanguage } from '../../../i18n/staff.ts'
import { languageName } from '../../../lib/content/format-issue.ts'
import { editMessages } from '../edit-messages.ts'
import type { Publication } from '../publication.ts'
import { callRest } from './call-rest.ts'
import { useDocumentMethod, useDocumentPath } from './document-path.ts'
import { type Issue, Rejection } from './rejection.tsx'
import { isPublic } from './unpublish-modals.tsx'
import { useAfterSaving } from './use-after-saving.ts'
import { fetchPublication, usePublication } from './use-publication.ts'

/** Publishes the form's language or all, and shows a notice with the result. */
export function usePublish() {
  const info = useDocumentInfo()
  const { title } = useDocumentTitle()
  const { dispatchFields, setSubmitted } = useForm()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const path = useDocumentPath()
  const method = useDocumentMethod()
  const { current, publication, refetch } = usePublication()
  const { actAfterSaving, isWaiting } = useAfterSaving()
  const uiLocale = staffLanguage(i18n.language)
  const messages = editMessages[uiLocale]

  const send = async (range: 'here' | 'everywhere') => {
    const isOne = range === 'here' && publication?.isByLanguage !== false
    const query = new URLSearchParams({
      depth: '0',
      locale: code,
      ...(isOne && { publishSpecificLocale: code }),
      ...(range === 'everywhere' && { publishAllLocales: 'true' }),
    })
    const before = isOne && path ? await fetchPublication(path) : undefined
    const response = await callRest(`${path}?${query}`, {
      method,
      language: i18n.language,
      body: { _status: 'published' },
    })
    const body = await response.json().catch(() => undefined)
    // The fixed id makes each notice replace the previous one.
    const notice = { id: `publish-${path}` }
    if (!response.ok) {
      // The document may be published if the response was lost.
      refetch()
      const [error] = body?.errors ?? []
      const issues: Issue[] = error?.data?.errors ?? []
      dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: issues.filter((each) => each.path) })
      setSubmitted(true)
      const message = error?.message ?? messages.perhapsPublished
      const failed = <Rejection issues={issues} message={message} />
      return void toast.error(failed, { ...notice, duration: Number.POSITIVE_INFINITY })
    }
    info.setData(body.doc ?? body.result)
    info.setLastUpdateTime(Date.now())
    info.setMostRecentVersionIsAutosaved(false)
    info.incrementVersionCount()
    setSubmitted(false)
    const language =
      isOne && isLocale(code) ? languageName(code, uiLocale) : messages.chips.everyLanguage
    const others = changedWith(code, before)
    const done = (
      <span>
        {messages.published(title, language)}{' '}
        {others.length > 0 &&
          `${messages.sharedPublished(others.map((each) => languageName(each, uiLocale)).join(', '))} `}
        {current?.address && (
          <a href={current.address} rel="noreferrer" target="_blank">
            {messages.view}
          </a>
        )}
      </span>
    )
    toast.success(done, { ...notice, duration: 8000 })
  }

  const publish = (range: 'here' | 'everywhere') => actAfterSaving(() => send(range))

  return { isWaiting, publish }
}

/** Returns the other languages whose pages change when one language is published. */
function changedWith(locale: string, before: Publication | undefined): Locale[] {
  if (!before?.isSharedChanged) return []
  return before.languages
    .filter((each) => each.locale !== locale && isPublic(each))
    .map((each) => each.locale)
}
