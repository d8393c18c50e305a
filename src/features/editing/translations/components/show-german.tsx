'use client'

import { useConfig, useDocumentInfo, useForm, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { defaultLocale, localeTags } from '../../../../i18n/locales.ts'
import { staffLanguage } from '../../../../i18n/staff.ts'
import { fieldWrapperOf, findFieldElement } from '../../../../lib/cms/form-field.ts'
import { fieldNameInForm, germanTexts } from '../german-texts.ts'
import { translationMessages } from '../messages.ts'
import styles from './show-german.module.css'

/** localStorage key: whether the German texts are shown. */
const storageKey = 'show-german'

/** A toggle in the form of another language that shows the German text below each text field. */
export function ShowGerman() {
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const texts = useGermanTexts()
  const [isOn, setIsOn] = useState(false)
  useEffect(() => setIsOn(localStorage.getItem(storageKey) === 'on'), [])
  const isShown = isOn && code !== defaultLocale
  const { getFields } = useForm()
  const findField = useEffectEvent((path: string) => {
    return findFieldElement(fieldNameInForm(path, getFields()) ?? '')
  })
  useEffect(() => (isShown ? showUnderFields(texts, findField) : undefined), [isShown, texts])
  if (code === defaultLocale || texts.size === 0) return null
  const label = translationMessages[staffLanguage(i18n.language)].showGerman
  const toggle = () => {
    localStorage.setItem(storageKey, isOn ? 'off' : 'on')
    setIsOn(!isOn)
  }
  return (
    <button
      aria-label={`DE: ${label}`}
      aria-pressed={isOn}
      className={styles.toggle}
      onClick={toggle}
      title={label}
      type="button"
    >
      <span className={styles.long}>{label}</span>
      <span className={styles.short}>DE</span>
    </button>
  )
}

const noTexts = new Map<string, string>()

/** Loads the German texts of the document, from its latest draft. */
function useGermanTexts(): ReadonlyMap<string, string> {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { code } = useLocale()
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(noTexts)
  useEffect(() => {
    const path = globalSlug ? `globals/${globalSlug}` : id && `${collectionSlug}/${id}`
    if (!path || code === defaultLocale) return
    const controller = new AbortController()
    const load = async () => {
      const query = `?locale=${defaultLocale}&draft=true&depth=0`
      const response = await fetch(`/api/${path}${query}`, { signal: controller.signal })
      const config = globalSlug
        ? getEntityConfig({ globalSlug })
        : getEntityConfig({ collectionSlug: collectionSlug ?? '' })
      if (response.ok) setTexts(germanTexts(config?.fields ?? [], await response.json()))
    }
    // If the request fails, no German texts are shown.
    load().catch(() => undefined)
    return () => controller.abort()
  }, [collectionSlug, globalSlug, id, code, getEntityConfig])
  return texts
}

/** Appends the texts to their fields, and to fields that the form renders or moves later. */
function showUnderFields(
  texts: ReadonlyMap<string, string>,
  findField: (path: string) => Element | null,
): () => void {
  let frame = 0
  const appendTexts = () => {
    frame = 0
    for (const [path, text] of texts) {
      const field = findField(path)
      const container = field && fieldWrapperOf(field)
      const shown = container?.querySelector(`:scope > .${styles.german}`)
      if (!container || shown?.textContent === text) continue
      shown?.remove()
      const german = document.createElement('p')
      Object.assign(german, { className: styles.german, lang: localeTags.de, textContent: text })
      container.append(german)
    }
  }
  const observer = new MutationObserver(() => {
    frame ||= requestAnimationFrame(appendTexts)
  })
  appendTexts()
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    for (const german of document.querySelectorAll(`.${styles.german}`)) german.remove()
  }
}
