'use client'

import {
  Button,
  ConfirmationModal,
  toast,
  useDocumentInfo,
  useModal,
  useRouteCache,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Locale } from '../../../i18n/locales.ts'
import { staffLanguage } from '../../../i18n/staff.ts'
import { languageName } from '../../../lib/content/format-issue.ts'
import { editMessages } from '../edit-messages.ts'
import { formatPlaces } from '../format-places.ts'
import { callRest, errorMessageOf } from './call-rest.ts'
import styles from './versions.module.css'

/** The changes that restoring a version would make. */
export type Changes = {
  languages: { locale: Locale; isPublished: boolean; places: string[] }[]
  shared: string[]
}

type Props = { changes: Changes; language: Locale; path: string; version: number }

const modal = 'restore-version'

/** Restores a version in the form's language, or in all, and lists the changes for confirmation. */
export function RestorePanel({ changes, language, path, version }: Props) {
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { toggleModal } = useModal()
  const { clearRouteCache } = useRouteCache()
  const { push } = useRouter()
  const [isEverywhere, setEverywhere] = useState(false)
  const [isWithShared, setWithShared] = useState(false)
  const [isDraft, setDraft] = useState(false)
  const uiLocale = staffLanguage(i18n.language)
  const messages = editMessages[uiLocale].restore
  const isSingle = changes.languages.length <= 1 && changes.shared.length === 0

  const restore = async () => {
    const owner = collectionSlug ?? `globals/${globalSlug}`
    const query = new URLSearchParams({
      locale: isEverywhere ? 'all' : language,
      ...(isWithShared && { shared: 'true' }),
      ...(isDraft && { draft: 'true' }),
    })
    const response = await callRest(`/api/${owner}/versions/${version}?${query}`, {
      method: 'POST',
      language: i18n.language,
    })
    if (!response.ok) return void toast.error(await errorMessageOf(response, messages.failed))
    toast.success((await response.json()).message)
    clearRouteCache()
    push(`${path}?locale=${language}`)
  }

  const ask = (asDraft: boolean) => {
    setDraft(asDraft)
    toggleModal(modal)
  }
  const choice = isEverywhere ? 'everywhere' : 'here'
  return (
    <section className={`restore-version ${styles.restore}`}>
      {!isSingle && (
        <fieldset>
          <legend>{messages.legend}</legend>
          {(['here', 'everywhere'] as const).map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="restored"
                checked={choice === each}
                onChange={() => setEverywhere(each === 'everywhere')}
              />
              {each === 'here'
                ? messages.here(languageName(language, uiLocale))
                : messages.everywhere}
            </label>
          ))}
          {changes.shared.length > 0 && !isEverywhere && (
            <label>
              <input
                type="checkbox"
                checked={isWithShared}
                onChange={() => setWithShared(!isWithShared)}
              />
              {messages.withShared}: {changes.shared.join(', ')}
            </label>
          )}
        </fieldset>
      )}
      <div className={styles.actions}>
        <Button onClick={() => ask(false)}>{messages.publish}</Button>
        <Button buttonStyle="secondary" onClick={() => ask(true)}>
          {messages.asDraft}
        </Button>
      </div>
      <ConfirmationModal
        body={
          <Consequences
            changes={{
              languages: changes.languages.filter(
                ({ locale, places }) => places.length > 0 && (isEverywhere || locale === language),
              ),
              shared: isEverywhere || isWithShared ? changes.shared : [],
            }}
            isDraft={isDraft}
          />
        }
        confirmingLabel={messages.inProgress}
        heading={messages.title}
        modalSlug={modal}
        onConfirm={restore}
      />
    </section>
  )
}

/** Lists the changes per language, and whether visitors see them immediately. */
function Consequences({ changes, isDraft }: { changes: Changes; isDraft: boolean }) {
  const { i18n } = useTranslation()
  const messages = editMessages[staffLanguage(i18n.language)].restore
  const { languages, shared } = changes
  if (languages.length === 0 && shared.length === 0) return messages.nothing
  return (
    <>
      {messages.consequences}
      <ul>
        {languages.map(({ isPublished, locale, places }) => (
          <li key={locale}>
            <strong>{languageName(locale, staffLanguage(i18n.language))}</strong> (
            {isPublished && !isDraft ? messages.atOnce : messages.asDraftOnly}):{' '}
            {formatPlaces(places, messages.more)}
          </li>
        ))}
        {shared.length > 0 && (
          <li>
            <strong>{messages.shared}</strong> ({isDraft ? messages.asDraftOnly : messages.atOnce}):{' '}
            {formatPlaces(shared, messages.more)}
          </li>
        )}
      </ul>
    </>
  )
}
