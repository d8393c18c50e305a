'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { staffLanguage } from '../../i18n/staff.ts'
import { controlNames } from './control-names.ts'
import { nameContent } from './name-content.ts'

const sortHintId = 'sort-hint'

/** The handles with which rows of lists and forms are sorted. */
const sortHandle = '[aria-roledescription]:has(> .sort-row), .collapsible__drag'

/** Payload's headings of fields, and the fields that can have one. */
const fieldHeadings = '.array-field__title, .group-field__title, .blocks-field__title'
const headedFields = '.array-field, .group-field, .blocks-field'

/**
 * Names the landmarks and controls of Payload's views for screen readers, whenever a view has changed:
 * Payload has no option for it. Depends on the classes of Payload's elements.
 */
export function NameControls() {
  const { i18n } = useTranslation()
  const language = staffLanguage(i18n.language)
  useEffect(() => {
    let frame = 0
    const name = () => {
      frame = 0
      nameContent(controlNames[language].title)
      nameControls(controlNames[language])
    }
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(name)
    })
    name()
    // Does not observe attributes, which are all that `name` changes.
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [language])
  return (
    <p hidden id={sortHintId}>
      {controlNames[language].sortHint}
    </p>
  )
}

function nameControls(names: (typeof controlNames)['de']): void {
  const label = (selector: string, name: string | ((element: Element) => string)) =>
    forEach(selector, (element) => {
      element.ariaLabel = typeof name === 'string' ? name : name(element)
    })
  // Payload uses their internal names.
  label('dialog[open]:has(h1, h2)', (dialog) => dialog.querySelector('h1, h2')?.textContent ?? '')
  label('.nav__wrap', names.sections)
  label('.step-nav', names.path)
  // Headings of level 3, directly below the title or in another field with such a heading.
  forEach(fieldHeadings, (heading) => {
    heading.ariaLevel = String(1 + depthOf(heading))
  })
  // The alternative text repeats the file's name, which is beside the picture.
  forEach('.file__thumbnail img', (picture) => {
    picture.setAttribute('alt', '')
  })
  // Their names omit the number of versions, which is part of the visible text.
  forEach('.doc-tab', (tab) => {
    tab.removeAttribute('aria-label')
  })
  label('#select-all', names.selectAll)
  forEach('#select-all', (box) => {
    // Refers to the checkbox itself, and would take precedence.
    box.removeAttribute('aria-labelledby')
    box.setAttribute('title', names.selectAll)
  })
  label('.cell-_select input', (box) => names.selectRow(tableRow(box)))
  label('.clickable-arrow--left', names.previousPage)
  label('.clickable-arrow--right', names.nextPage)
  // Their text changes when the translations are loaded.
  forEach('.locked__tooltip', (tooltip, index) => {
    tooltip.id = `locked-${index}`
    tooltip.closest('.locked')?.setAttribute('aria-labelledby', tooltip.id)
  })
  label(sortHandle, (handle) =>
    names.moveRow(handle.matches('.collapsible__drag') ? arrayRow(handle) : tableRow(handle)),
  )
  forEach(sortHandle, (handle) => {
    handle.ariaRoleDescription = names.sortable
    handle.setAttribute('aria-describedby', sortHintId)
  })
  // A second button inside the handle, without a function.
  forEach('[aria-roledescription] > .sort-row', (icon) => {
    icon.removeAttribute('role')
    icon.removeAttribute('tabindex')
  })
  label('.popup-button:not(.array-actions__button, :has(span, p))', (button) => {
    if (button.closest('.form-submit')) return names.moreToPublish
    return button.closest('.array-field__header') ? names.listActions : names.moreActions
  })
  label('.array-actions__button', (button) => names.rowActions(arrayRow(button)))
  label('.upload-relationship-details__edit', names.edit)
  label('.upload-relationship-details__remove, .file-details__remove', names.remove)
  label('.copy-to-clipboard', names.copyAddress)
  nameDropdowns(names)
  namePreviewSizes(names)
}

/** Payload's label for the whole width is not translatable, and those in its configuration are static. */
function namePreviewSizes({ previewSizes }: (typeof controlNames)['de']): void {
  forEach('.live-preview-toolbar-controls span, .popup-button-list__button', ({ firstChild }) => {
    const name = previewSizes[firstChild?.nodeValue ?? '']
    if (firstChild && name) firstChild.nodeValue = name
  })
}

/** The parts of Payload's dropdowns: its label does not refer to the input. */
function nameDropdowns({ choice, clear }: (typeof controlNames)['de']): void {
  forEach('.rs__input:not([aria-label])', (input) => {
    if (!(input instanceof HTMLInputElement) || input.labels?.length) return
    const label = input.closest('.field-type')?.querySelector('.field-label')
    input.ariaLabel = label?.firstChild?.textContent?.trim() || choice
  })
  forEach('.clear-indicator', (button) => {
    button.removeAttribute('aria-hidden')
    button.ariaLabel = clear
  })
  // Hidden from screen readers, which use the input; so the keyboard skips it, too.
  forEach('.dropdown-indicator[aria-hidden]', (button) => button.setAttribute('tabindex', '-1'))
}

/** Returns the number of fields with a heading around a heading. */
function depthOf(heading: Element): number {
  let depth = 0
  for (let each = heading.closest(headedFields); each; depth += 1) {
    each = each.parentElement?.closest(headedFields) ?? null
  }
  return depth
}

function forEach(selector: string, change: (element: Element, index: number) => void): void {
  document.querySelectorAll(selector).forEach(change)
}

/** Returns the number of the list's row that contains an element. */
function tableRow(element: Element): number {
  const row = element.closest('tr')
  return row ? [...(row.parentElement?.children ?? [])].indexOf(row) + 1 : 0
}

/** Returns the number of the array row that contains an element; Payload ends its id with the index. */
function arrayRow(element: Element): number {
  const index = /-row-(\d+)$/.exec(element.closest('[id*="-row-"]')?.id ?? '')?.[1]
  return Number(index) + 1
}
