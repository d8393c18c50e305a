/** Under these keys a tab remembers that clicks on texts open fields, and how far it was scrolled. */
const keys = { isOn: 'edit-texts', scrolled: 'edit-texts-scrolled' }

/** Set on the page while they do. */
const attribute = 'data-edit-texts'

/** Whether a click on a text of the preview opens its field. */
export function isEditingTexts(): boolean {
  return document.documentElement.hasAttribute(attribute)
}

/** Switches it, for this page and the next ones of the tab. */
export function setEditingTexts(isOn: boolean): void {
  sessionStorage.setItem(keys.isOn, isOn ? 'on' : 'off')
  document.documentElement.toggleAttribute(attribute, isOn)
}

/** Switches it as the tab remembers it; beside the editor it is always on. */
export function resumeEditingTexts(isBesideEditor: boolean): void {
  const isOn = isBesideEditor || sessionStorage.getItem(keys.isOn) === 'on'
  document.documentElement.toggleAttribute(attribute, isOn)
  const scrolled = sessionStorage.getItem(keys.scrolled)
  sessionStorage.removeItem(keys.scrolled)
  if (scrolled) window.scrollTo({ top: Number(scrolled), behavior: 'instant' })
}

/** Lets the page that is opened next begin where this one is scrolled to. */
export function rememberScroll(): void {
  sessionStorage.setItem(keys.scrolled, String(window.scrollY))
}
