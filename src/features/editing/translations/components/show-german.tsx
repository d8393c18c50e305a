'use client'

import { useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { defaultLocale, localeTags } from '../../../../i18n/locales.ts'
import { staffLanguage } from '../../../../i18n/staff.ts'
import { fieldOf, frameOf } from '../../../../lib/cms/form-field.ts'
import { germanTexts } from '../german-texts.ts'
import { translationMessages } from '../messages.ts'
import styles from './show-german.module.css'

/** Under this key a browser remembers that the German texts are shown. */
const key = 'show-german'

/** Shows in the form of another language, under each of its texts, the German one on demand. */
export function ShowGerman() {
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const texts = useGerman()
  const [isOn, setIsOn] = useState(false)
  useEffect(() => setIsOn(localStorage.getItem(key) === 'on'), [])
  const isShown = isOn && code !== defaultLocale
  useEffect(() => (isShown ? showUnderFields(texts) : undefined), [isShown, texts])
  if (code === defaultLocale || texts.size === 0) return null
  const label = translationMessages[staffLanguage(i18n.language)].showGerman
  const toggle = () => {
    localStorage.setItem(key, isOn ? 'off' : 'on')
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

const none = new Map<string, string>()

/** The German texts of the document, as they were saved last. */
function useGerman(): ReadonlyMap<string, string> {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { code } = useLocale()
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(none)
  useEffect(() => {
    const path = globalSlug ? `globals/${globalSlug}` : id && `${collectionSlug}/${id}`
    if (!path || code === defaultLocale) return
    const controller = new AbortController()
    const load = async () => {
      const query = `?locale=${defaultLocale}&draft=true&depth=0`
      const answer = await fetch(`/api/${path}${query}`, { signal: controller.signal })
      const config = globalSlug
        ? getEntityConfig({ globalSlug })
        : getEntityConfig({ collectionSlug: collectionSlug ?? '' })
      if (answer.ok) setTexts(germanTexts(config?.fields ?? [], await answer.json()))
    }
    // Without an answer there is nothing to show.
    load().catch(() => undefined)
    return () => controller.abort()
  }, [collectionSlug, globalSlug, id, code, getEntityConfig])
  return texts
}

/** Puts the texts under their fields, and under each that the form draws later. */
function showUnderFields(texts: ReadonlyMap<string, string>): () => void {
  let frame = 0
  const put = () => {
    frame = 0
    for (const [name, text] of texts) {
      const field = fieldOf(name)
      const around = field && frameOf(field)
      if (!around || around.querySelector(`:scope > .${styles.german}`)) continue
      const german = document.createElement('p')
      Object.assign(german, { className: styles.german, lang: localeTags.de, textContent: text })
      around.append(german)
    }
  }
  const observer = new MutationObserver(() => {
    frame ||= requestAnimationFrame(put)
  })
  put()
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    for (const german of document.querySelectorAll(`.${styles.german}`)) german.remove()
  }
}
