/** `sessionStorage` keys of click-to-edit mode and of the scroll position. */
const keys = { isOn: 'edit-texts', scrolled: 'edit-texts-scrolled' }

/** The attribute of the root element while click-to-edit mode is on. */
const attribute = 'data-edit-texts'

/** Returns whether click-to-edit mode is on: a click on a text of the preview opens its field. */
export function isEditingTexts(): boolean {
  return document.documentElement.hasAttribute(attribute)
}

/** Turns click-to-edit mode on or off for this page and later pages of the same tab. */
export function setEditingTexts(isOn: boolean): void {
  sessionStorage.setItem(keys.isOn, isOn ? 'on' : 'off')
  document.documentElement.toggleAttribute(attribute, isOn)
}

/**
 * Restores the mode and scroll position stored for the tab. Beside the
 * editor, the mode is always on.
 */
export function resumeEditingTexts(isBesideEditor: boolean): void {
  const isOn = isBesideEditor || sessionStorage.getItem(keys.isOn) === 'on'
  document.documentElement.toggleAttribute(attribute, isOn)
  const scrolled = sessionStorage.getItem(keys.scrolled)
  sessionStorage.removeItem(keys.scrolled)
  if (scrolled) window.scrollTo({ top: Number(scrolled), behavior: 'instant' })
}

/** Stores the scroll position for the next page of this tab. */
export function rememberScroll(): void {
  sessionStorage.setItem(keys.scrolled, String(window.scrollY))
}
