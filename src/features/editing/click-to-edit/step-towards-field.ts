import { findFieldElement } from '../../../lib/cms/form-field.ts'

/** The state of a search for a field of the CMS's form. */
type FieldSearch = {
  /** The field's name as in the form's ids: `page__features__items__0__title`. */
  name: string
  /** The tabs around the field, from the outside to the inside, as positions among their siblings. */
  tabs: number[]
  /** The buttons of tabs that the search has clicked. */
  clicked: WeakSet<Element>
}

/**
 * Performs one step towards the field: opens a tab, expands a row, scrolls or focuses. The form has to
 * render before the next step. Returns whether the field has the focus.
 */
export function stepTowardsField(search: FieldSearch): boolean {
  const { name } = search
  const segments = name.split('__')
  if (!openTabs(search)) return false
  if (expandRow(segments)) return false
  const field = findFieldElement(name)
  if (field && isVisible(field)) {
    if (field.contains(document.activeElement)) {
      // What is loaded above it, such as descriptions, moves it.
      field.scrollIntoView({ block: 'nearest' })
      return true
    }
    field.scrollIntoView({ block: 'center' })
    // Prefer a text input over a button: the button of a phrase removes the phrase.
    const input = field.matches(inputs)
      ? field
      : (field.querySelector(inputs) ?? field.querySelector('button'))
    if (input instanceof HTMLElement) input.focus({ preventScroll: true })
    return true
  }
  // The form renders fields lazily, when they come near the viewport: scroll to the closest parent.
  const parents = segments.map((_, index) =>
    findFieldElement(segments.slice(0, -index - 1).join('__')),
  )
  const nearest = parents.find((parent) => parent && isVisible(parent))
  nearest?.scrollIntoView({ block: 'center' })
  return false
}

const inputs = 'input:not([type=hidden]), textarea, [contenteditable=true]'

function isVisible(element: Element): boolean {
  return element.checkVisibility()
}

/** Expands the outermost collapsed array row around the field. Returns whether there was one. */
function expandRow(segments: string[]): boolean {
  return segments.some((segment, index) => {
    if (!/^\d+$/.test(segment)) return false
    const row = document.getElementById(`${segments.slice(0, index).join('-')}-row-${segment}`)
    const toggle = row?.querySelector('.collapsible__toggle--collapsed')
    if (!(toggle instanceof HTMLElement)) return false
    toggle.click()
    return true
  })
}

/**
 * Opens the outermost tab around the field that is not open yet. Returns whether all of them are open.
 * Also clicks a tab that is open already, once: the form restores its last tab late, but keeps a tab
 * that was clicked.
 */
function openTabs({ tabs, clicked }: FieldSearch): boolean {
  let parent: Element = document.body
  for (const position of tabs) {
    const field: Element | null = parent.querySelector('.tabs-field')
    const button = field?.querySelectorAll<HTMLElement>(
      ':scope > .tabs-field__tabs-wrap .tabs-field__tab-button',
    )[position]
    const content: Element | null | undefined = field?.querySelector(
      ':scope > .tabs-field__content-wrap',
    )
    if (!button || !content) {
      // Inner tabs are rendered when they come near the viewport, like fields.
      if (parent !== document.body) parent.scrollIntoView({ block: 'start' })
      return false
    }
    if (!clicked.has(button) || !button.matches('.tabs-field__tab-button--active')) {
      clicked.add(button)
      button.click()
      return false
    }
    parent = content
  }
  return true
}
