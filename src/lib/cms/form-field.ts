/** How the CMS's form names its fields in the page. Ids and classes are Payload's own. */

/** What the form calls a field: `page__features__items__0__title`. */
export function nameOfField(path: string): string {
  return path.replaceAll('.', '__')
}

/** The field of that name, if it is drawn; a list of phrases has a class instead of an id. */
export function fieldOf(name: string): Element | null {
  if (!name) return null
  return (
    document.getElementById(`field-${name}`) ??
    document.querySelector(`.render-fields [class~="field-${name}"]`)
  )
}

/** The path of the field that an element of the form belongs to. */
export function pathOfField(element: Element): string | undefined {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const named = [each.id, ...each.classList].find(
      (name) => name.startsWith('field-') && name !== 'field-type',
    )
    if (named) return named.slice('field-'.length).replaceAll('__', '.')
  }
  return undefined
}

/** What the form draws of a field: its label, where one types, its hints. */
export function frameOf(field: Element): Element | null {
  return field.closest('.field-type')
}
