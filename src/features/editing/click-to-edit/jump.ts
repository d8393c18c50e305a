import { fieldOf } from '../../../lib/cms/form-field.ts'

/** The steps that lead to a field of the CMS's form. */
type Jump = {
  /** The field as the form's ids name it: `page__features__items__0__title`. */
  name: string
  /** Looks without a trace of the field. */
  misses: number
  /** The tabs that were looked into. */
  opened: Set<string>
}

/** Misses before the next tab is opened: a form may still be drawing, or remembering its last tab. */
const patience = 4

/** Goes one step towards the field; the form needs a moment after each. Whether the cursor is in it. */
export function stepTowards(jump: Jump): boolean {
  const { name } = jump
  const steps = name.split('__')
  if (openRow(steps)) return false
  const field = fieldOf(name)
  if (field && isVisible(field)) {
    if (field.contains(document.activeElement)) return true
    field.scrollIntoView({ block: 'center' })
    // Rather where one types than on a button: that of a phrase would remove it.
    const input = field.matches(inputs)
      ? field
      : (field.querySelector(inputs) ?? field.querySelector('button'))
    if (input instanceof HTMLElement) input.focus({ preventScroll: true })
    return true
  }
  // The form draws a part only when it comes near the window.
  const around = steps.map((_, index) => fieldOf(steps.slice(0, -index - 1).join('__')))
  const nearest = around.find((each) => each && isVisible(each))
  if (nearest) {
    nearest.scrollIntoView({ block: 'center' })
    return false
  }
  jump.misses += 1
  if (jump.misses % patience === 0) openNextTab(jump)
  return false
}

const inputs = 'input:not([type=hidden]), textarea'

function isVisible(element: Element): boolean {
  return element.checkVisibility()
}

/** Opens the outermost closed row on the way; whether there was one. */
function openRow(steps: string[]): boolean {
  return steps.some((step, index) => {
    if (!/^\d+$/.test(step)) return false
    const row = document.getElementById(`${steps.slice(0, index).join('-')}-row-${step}`)
    const toggle = row?.querySelector('.collapsible__toggle--collapsed')
    if (!(toggle instanceof HTMLElement)) return false
    toggle.click()
    return true
  })
}

/** Opens a tab that was not looked into yet, the innermost first: a tab may have tabs of its own. */
function openNextTab({ opened }: Jump): void {
  const tabs = [...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')]
  const next = tabs.toReversed().find(({ innerText }) => !opened.has(innerText))
  if (next) opened.add(next.innerText)
  else opened.clear()
  next?.click()
}
