import { findFieldElement } from '../../../lib/cms/form-field.ts'

/** The state of a search for a field of the CMS's form. */
type FieldSearch = {
  /** The field's name as in the form's ids: `page__features__items__0__title`. */
  name: string
  /** Steps that found neither the field nor a parent of it. */
  misses: number
  openedTabs: Set<string>
}

/** Misses before the next tab is opened: the form may still be rendering or restoring its last tab. */
const missesPerTab = 4

/**
 * Performs one step towards the field: expands a row, scrolls, focuses, or opens a tab. The form has to
 * render before the next step. Returns whether the field has the focus.
 */
export function stepTowardsField(search: FieldSearch): boolean {
  const { name } = search
  const segments = name.split('__')
  if (expandRow(segments)) return false
  const field = findFieldElement(name)
  if (field && isVisible(field)) {
    if (field.contains(document.activeElement)) return true
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
  if (nearest) {
    nearest.scrollIntoView({ block: 'center' })
    return false
  }
  search.misses += 1
  if (search.misses % missesPerTab === 0) openNextTab(search)
  return false
}

const inputs = 'input:not([type=hidden]), textarea'

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

/** Opens a tab that has not been opened yet, nested tabs first; starts over when all have been. */
function openNextTab({ openedTabs }: FieldSearch): void {
  const tabs = [...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')]
  const next = tabs.toReversed().find(({ innerText }) => !openedTabs.has(innerText))
  if (next) openedTabs.add(next.innerText)
  else openedTabs.clear()
  next?.click()
}
