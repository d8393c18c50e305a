'use client'

import { useEffect, useState } from 'react'
import { defaultLocale, isLocale } from '../../../../i18n/locales.ts'
import { previewRoot } from '../../../../i18n/routes.ts'
import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { isEditingTexts, resumeEditingTexts } from '../../../../lib/cms/edit-mode.ts'
import { fieldAddress } from '../../../../lib/content/field-address.ts'
import { fillPlaceholders } from '../../../../lib/content/placeholders.ts'
import { collectMarks, markedAt, markedBy, markOf } from '../marked-texts.ts'
import { editMessages } from '../messages.ts'
import {
  editPathOf,
  type FieldFocused,
  type FieldPlace,
  type OpenField,
  received,
} from '../protocol.ts'
import './edit-texts.css'

/** What can be pressed: it is offered beside the text, as a click on it opens its field. */
const pressable = 'a, button, summary, label'

/**
 * Makes the preview's texts clickable: pointing at one marks it, and a click opens its field in the
 * CMS. Beside the editor always, in a tab of its own while it is switched on. Follows the cursor of
 * the form that the preview stands beside.
 */
export function EditTexts({ language }: { language: StaffLanguage }) {
  const [pointed, setPointed] = useState<Element>()
  const [claims, setClaims] = useState<string[]>([])
  useEffect(collectMarks, [])
  useEffect(() => {
    // Without an answer a text leads to its own field alone.
    loadClaims().then(setClaims, () => undefined)
  }, [])
  useEffect(followForm, [])
  useEffect(() => resumeEditingTexts(editor() !== undefined), [])

  useEffect(() => {
    const point = ({ clientX, clientY, target }: PointerEvent) => {
      if (target instanceof Element && target.closest('.edit-texts')) return
      setPointed(isEditingTexts() ? markedAt(clientX, clientY) : undefined)
    }
    const open = (event: MouseEvent) => {
      // The keyboard presses what it is on, and so does the button beside a text.
      if (!isEditingTexts() || event.detail === 0) return
      if (event.target instanceof Element && event.target.closest('.edit-texts')) return
      const mark = markOfElement(markedAt(event.clientX, event.clientY))
      if (!mark) return
      event.preventDefault()
      event.stopPropagation()
      openField(mark)
    }
    const forget = () => setPointed(undefined)
    document.addEventListener('pointermove', point)
    document.addEventListener('click', open, { capture: true })
    document.addEventListener('scroll', forget, { passive: true })
    document.documentElement.addEventListener('pointerleave', forget)
    return () => {
      document.removeEventListener('pointermove', point)
      document.removeEventListener('click', open, { capture: true })
      document.removeEventListener('scroll', forget)
      document.documentElement.removeEventListener('pointerleave', forget)
    }
  }, [])

  useEffect(() => {
    pointed?.setAttribute('data-pointed', '')
    return () => pointed?.removeAttribute('data-pointed')
  }, [pointed])

  const mark = markOfElement(pointed)
  return pointed && mark ? (
    <Beside claims={claims} element={pointed} language={language} mark={mark} />
  ) : null
}

type BesideProps = {
  claims: string[]
  element: Element
  language: StaffLanguage
  mark: NonNullable<ReturnType<typeof markOf>>
}

/** What can be done about the text that is pointed at; for who has no pointer there is the form. */
function Beside({ claims, element, language, mark }: BesideProps) {
  const texts = editMessages[language]
  const { left, top } = element.getBoundingClientRect()
  const press = element.closest<HTMLElement>(pressable)
  const quoted = mark.quotes?.filter((key) => claims.includes(key)) ?? []
  const place = { left: Math.max(4, left - 4), top: Math.max(4, top - 36) }
  return (
    <div className="edit-texts" lang={language} style={place}>
      <button onClick={() => openField(mark)} type="button">
        {texts.edit}
      </button>
      {quoted.map((key) => (
        <button key={key} onClick={() => openField(claimPlace(claims.indexOf(key)))} type="button">
          {fillPlaceholders(texts.claim, { key })}
        </button>
      ))}
      {press && (
        <button onClick={() => press.click()} type="button">
          {texts.follow}
        </button>
      )}
    </div>
  )
}

const claimPlace = (row: number): FieldPlace => ({
  document: 'globals/claims',
  path: `items.${row}.value`,
})

const markOfElement = (element: Element | undefined) => element && markOf(element)

/** The CMS around the preview, or beside it where it is a window without tabs. */
function editor(): Window | undefined {
  if (window.parent !== window) return window.parent
  return (!window.menubar.visible && window.opener) || undefined
}

/** Asks the CMS beside the preview for the field, or goes there. */
function openField({ document: name, path }: FieldPlace): void {
  const [, code] = location.pathname.slice(previewRoot.length).split('/')
  const locale = isLocale(code) ? code : defaultLocale
  const place = { document: name, path }
  const message: OpenField = { type: 'open-field', place, locale }
  const beside = editor()
  if (beside) beside.postMessage(message, location.origin)
  else location.assign(fieldAddress(editPathOf(name), locale, path))
}

/** The keys of the claims, in the order of their form. */
async function loadClaims(): Promise<string[]> {
  const answer = await fetch('/api/globals/claims?depth=0&draft=true')
  const items: { key?: string }[] = answer.ok ? ((await answer.json()).items ?? []) : []
  return items.map(({ key }) => key ?? '')
}

/** Shows the text of the field in which the cursor of the form is. */
function followForm(): () => void {
  const show = (event: MessageEvent) => {
    const focused = received<FieldFocused>(event, 'field-focused')
    if (!focused) return
    const { claim, place } = focused
    for (const each of document.querySelectorAll('[data-focused]')) {
      each.removeAttribute('data-focused')
    }
    const [found] = markedBy(({ document: name, path, quotes }) =>
      claim
        ? Boolean(quotes?.includes(claim))
        : name === place.document && isWithin(path, place.path),
    )
    found?.setAttribute('data-focused', '')
    found?.scrollIntoView({ block: 'center' })
  }
  window.addEventListener('message', show)
  return () => window.removeEventListener('message', show)
}

const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`)
