/** The id of a view's content, the target of the skip link. */
export const contentId = 'content'

/**
 * Adds the landmarks that Payload's views lack: lists and the start page have no `main`, and in the
 * views of one document the title and the tabs precede it.
 */
export function nameContent(title: string): void {
  const content = document.querySelector('.app-header')?.nextElementSibling
  if (!(content instanceof HTMLElement)) return
  content.id = contentId
  content.tabIndex = -1
  const isMain = content.matches('main')
  const precedesMain = !isMain && document.querySelector('.template-default__wrap main') !== null
  content.role = isMain ? null : precedesMain ? 'region' : 'main'
  content.ariaLabel = precedesMain ? title : null
  // A `header` is a banner, unless an element `main` contains it. The tabs are a list without items.
  document.querySelector('.list-header')?.setAttribute('role', 'none')
  document.querySelector('.doc-tabs__tabs')?.setAttribute('role', 'group')
}
