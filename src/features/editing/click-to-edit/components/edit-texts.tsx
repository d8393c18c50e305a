'use client'

import { useEffect, useState } from 'react'
import { defaultLocale, isLocale } from '../../../../i18n/locales.ts'
import { previewRoot } from '../../../../i18n/routes.ts'
import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { isEditingTexts, resumeEditingTexts } from '../../../../lib/cms/edit-mode.ts'
import { fieldAddress } from '../../../../lib/content/field-address.ts'
import { fillPlaceholders } from '../../../../lib/content/placeholders.ts'
import { scrollToElement } from '../../../../lib/scroll-to-element.ts'
import { collectMarks, markedElementAt, markOf, visibleElementsByMark } from '../marked-texts.ts'
import { editMessages } from '../messages.ts'
import {
  editPathOf,
  type FieldFocused,
  type FieldRef,
  type OpenField,
  readMessage,
} from '../protocol.ts'
import './edit-texts.css'

/**
 * Elements with a click behavior of their own. A click on one opens the text's field instead, so the
 * toolbar offers the original click.
 */
const clickable = 'a, button, summary, label'

/**
 * Makes the preview's texts clickable: hovering highlights a text, and a click opens its field in the
 * CMS. Always active in the editor's preview pane; in a separate tab only while the staff bar's toggle
 * is on. Also highlights the text whose field has the focus in the editor's form.
 */
export function EditTexts({ language }: { language: StaffLanguage }) {
  const [hovered, setHovered] = useState<Element>()
  const [claims, setClaims] = useState<string[]>([])
  useEffect(collectMarks, [])
  useEffect(() => {
    // If the request fails, the toolbar only omits the buttons for claims.
    loadClaims().then(setClaims, () => undefined)
  }, [])
  useEffect(followForm, [])
  useEffect(() => resumeEditingTexts(editorWindow() !== undefined), [])

  useEffect(() => {
    const point = ({ clientX, clientY, target }: PointerEvent) => {
      if (target instanceof Element && target.closest('.edit-texts')) return
      setHovered(isEditingTexts() ? markedElementAt(clientX, clientY) : undefined)
    }
    const open = (event: MouseEvent) => {
      // `detail` is 0 for clicks made by the keyboard or by the toolbar; these keep their effect.
      if (!isEditingTexts() || event.detail === 0) return
      if (event.target instanceof Element && event.target.closest('.edit-texts')) return
      const mark = markOfElement(markedElementAt(event.clientX, event.clientY))
      if (!mark) return
      event.preventDefault()
      event.stopPropagation()
      openField(mark)
    }
    const forget = () => setHovered(undefined)
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
    hovered?.setAttribute('data-pointed', '')
    return () => hovered?.removeAttribute('data-pointed')
  }, [hovered])

  const mark = markOfElement(hovered)
  return hovered && mark ? (
    <TextToolbar claims={claims} element={hovered} language={language} mark={mark} />
  ) : null
}

type TextToolbarProps = {
  claims: string[]
  element: Element
  language: StaffLanguage
  mark: NonNullable<ReturnType<typeof markOf>>
}

/** Buttons above the hovered text. Without a pointer, staff edit texts in the CMS's form instead. */
function TextToolbar({ claims, element, language, mark }: TextToolbarProps) {
  const texts = editMessages[language]
  const { left, top } = element.getBoundingClientRect()
  const target = element.closest<HTMLElement>(clickable)
  const quoted = mark.quotes?.filter((key) => claims.includes(key)) ?? []
  const place = { left: Math.max(4, left - 4), top: Math.max(4, top - 36) }
  return (
    <div className="edit-texts" lang={language} style={place}>
      <button onClick={() => openField(mark)} type="button">
        {texts.edit}
      </button>
      {quoted.map((key) => (
        <button key={key} onClick={() => openField(claimField(claims.indexOf(key)))} type="button">
          {fillPlaceholders(texts.claim, { key })}
        </button>
      ))}
      {target && (
        <button onClick={() => target.click()} type="button">
          {texts.follow}
        </button>
      )}
    </div>
  )
}

const claimField = (row: number): FieldRef => ({
  document: 'globals/claims',
  path: `items.${row}.value`,
})

const markOfElement = (element: Element | undefined) => element && markOf(element)

/** Returns the CMS's window: the parent of the preview frame, or the opener of a popup preview. */
function editorWindow(): Window | undefined {
  if (window.parent !== window) return window.parent
  return (!window.menubar.visible && window.opener) || undefined
}

/** Asks the connected CMS window to open the field, or navigates to it if there is none. */
function openField({ document: name, path }: FieldRef): void {
  const [, code] = location.pathname.slice(previewRoot.length).split('/')
  const locale = isLocale(code) ? code : defaultLocale
  const field = { document: name, path }
  const message: OpenField = { type: 'open-field', field, locale }
  const editor = editorWindow()
  if (editor) editor.postMessage(message, location.origin)
  else location.assign(fieldAddress(editPathOf(name), locale, path))
}

/** Loads the keys of the claims, in the order of the rows in their form. */
async function loadClaims(): Promise<string[]> {
  const response = await fetch('/api/globals/claims?depth=0&draft=true')
  const items: { key?: string }[] = response.ok ? ((await response.json()).items ?? []) : []
  return items.map(({ key }) => key ?? '')
}

/** Highlights the text whose field has the focus in the editor's form, and scrolls to it. */
function followForm(): () => void {
  const highlight = (event: MessageEvent) => {
    const focused = readMessage<FieldFocused>(event, 'field-focused')
    if (!focused) return
    const { claim, field } = focused
    for (const each of document.querySelectorAll('[data-focused]')) {
      each.removeAttribute('data-focused')
    }
    const [found] = visibleElementsByMark(({ document: name, path, quotes }) =>
      claim
        ? Boolean(quotes?.includes(claim))
        : name === field.document && isWithin(path, field.path),
    )
    found?.setAttribute('data-focused', '')
    if (found) scrollToElement(found)
  }
  window.addEventListener('message', highlight)
  return () => window.removeEventListener('message', highlight)
}

const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`)
