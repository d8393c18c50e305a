/**
 * Scrolls the preview to an element: to its middle, or to its beginning if it is taller than the window.
 * `scrollIntoView` would also scroll the form around the preview's frame.
 */
export function scrollToElement(element: Element, behavior?: ScrollBehavior): void {
  const { top, height } = element.getBoundingClientRect()
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  const space = Math.max(Number.parseFloat(scrollPaddingTop) || 0, (innerHeight - height) / 2)
  window.scrollBy({ top: top - space, behavior })
}
