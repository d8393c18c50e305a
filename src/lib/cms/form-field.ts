/** Maps field paths to elements of the CMS's form. Relies on Payload's ids, classes and attributes. */

/** Returns the name that Payload uses in ids and classes: `page__features__items__0__title`. */
export function nameOfField(path: string): string {
  return path.replaceAll('.', '__')
}

/**
 * Returns a rendered field's element. `hasMany` text fields have a class instead of an id, texts with formatting an
 * attribute.
 */
export function findFieldElement(name: string): Element | null {
  if (!name) return null
  return (
    document.getElementById(`field-${name}`) ??
    document.querySelector(`.render-fields [class~="field-${name}"]`) ??
    document.querySelector(`[${pathAttribute}="${name.replaceAll('__', '.')}"]`)
  )
}

const pathAttribute = 'data-field-path'

/** Returns the path of the field that contains this element. */
export function pathOfField(element: Element): string | undefined {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const path = each.getAttribute(pathAttribute)
    if (path) return path
    const named = [each.id, ...each.classList].find(
      (name) => name.startsWith('field-') && name !== 'field-type',
    )
    if (named) return named.slice('field-'.length).replaceAll('__', '.')
  }
  return undefined
}

/** Returns the wrapper of a field, which also contains its label and description. */
export function fieldWrapperOf(field: Element): Element | null {
  return field.closest('.field-type')
}
