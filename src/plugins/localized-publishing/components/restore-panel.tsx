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
import { createSaveId } from '../known-save.ts'
import { callRest, errorMessageOf } from './call-rest.ts'
import styles from './versions.module.css'

/** The fields that restoring a version would change in the draft, and in what is published. */
export type RestoredPlaces = { inDraft: string[]; inPublic: string[] }

export type Changes = {
  /** Whether there is no choice of languages and shared fields. */
  isWhole: boolean
  languages: (RestoredPlaces & { locale: Locale })[]
  shared: RestoredPlaces
  /** Whether the form's language is published. */
  isPublic: boolean
}

type Props = {
  changes: Changes
  /** The time of the document's last save, in ISO 8601, when the changes were listed. */
  knownSave: string
  language: Locale
  path: string
  version: number
}

const modal = 'restore-version'

/** Restores a version in the form's language, or in all, and lists the changes for confirmation. */
export function RestorePanel({ changes, knownSave, language, path, version }: Props) {
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { toggleModal } = useModal()
  const { clearRouteCache } = useRouteCache()
  const { push } = useRouter()
  const [isEverywhere, setEverywhere] = useState(changes.isWhole)
  const [isWithShared, setWithShared] = useState(false)
  const [isDraft, setDraft] = useState(false)
  const [saveId] = useState(createSaveId)
  const uiLocale = staffLanguage(i18n.language)
  const messages = editMessages[uiLocale].restore
  const shared = [...new Set([...changes.shared.inPublic, ...changes.shared.inDraft])]
  const isSingle = changes.isWhole || (changes.languages.length <= 1 && shared.length === 0)

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
      knownSave,
      saveId,
    })
    // Lists the changes again.
    if (response.status === 409) clearRouteCache()
    if (!response.ok) return void toast.error(await errorMessageOf(response, i18n.language))
    toast.success((await response.json()).message)
    clearRouteCache()
    push(`${path}?locale=${language}`)
  }

  const ask = (asDraft: boolean) => {
    setDraft(asDraft)
    toggleModal(modal)
  }
  const publicShared = isEverywhere || changes.isPublic ? changes.shared.inPublic : []
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
          {shared.length > 0 && !isEverywhere && (
            <label>
              <input
                type="checkbox"
                checked={isWithShared}
                onChange={() => setWithShared(!isWithShared)}
              />
              {messages.withShared}: {shared.join(', ')}
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
            isDraft={isDraft}
            parts={[
              ...changes.languages
                .filter(({ locale }) => isEverywhere || locale === language)
                .map((part) => ({ ...part, name: languageName(part.locale, uiLocale) })),
              ...(isEverywhere || isWithShared
                ? [{ ...changes.shared, inPublic: publicShared, name: messages.shared }]
                : []),
            ]}
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

type ConsequencesProps = { isDraft: boolean; parts: (RestoredPlaces & { name: string })[] }

/** Lists the changes per language, and whether visitors see them immediately or they concern the draft. */
function Consequences({ isDraft, parts }: ConsequencesProps) {
  const { i18n } = useTranslation()
  const messages = editMessages[staffLanguage(i18n.language)].restore
  const lines = parts
    .flatMap(({ inDraft, inPublic, name }) => {
      const atOnce = isDraft ? [] : inPublic
      const others = inDraft.filter((place) => !atOnce.includes(place))
      return [
        { name, when: messages.atOnce, places: atOnce },
        { name, when: messages.asDraftOnly, places: others },
      ]
    })
    .filter(({ places }) => places.length > 0)
  if (lines.length === 0) return messages.nothing
  return (
    <>
      {messages.consequences}
      <ul>
        {lines.map(({ name, places, when }) => (
          <li key={`${name} ${when}`}>
            <strong>{name}</strong> ({when}): {formatPlaces(places, messages.more)}
          </li>
        ))}
      </ul>
    </>
  )
}
