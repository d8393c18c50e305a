import { readMark, type TextMark } from '../../../lib/content/text-marks.ts'

const marks = new WeakMap<Element, TextMark>()

/** Attributes that can contain copy, and with it marks. */
const copyAttributes = ['alt', 'aria-label', 'href', 'placeholder', 'title']

/**
 * Removes the invisible marks from all texts of the page, also from texts that are added later: marks
 * widen lines with letter spacing and break URLs. Each mark is remembered for the element that contains
 * the text, which gets the attribute `data-written`.
 */
export function collectMarks(): () => void {
  collectIn(document.body)
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'childList') for (const node of addedNodes) collectIn(node)
      else if (type === 'attributes') collectFromAttributes(target as Element)
      else collectFromText(target)
    }
  })
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: copyAttributes,
  })
  return () => observer.disconnect()
}

/** Returns the marked element at a point of the viewport, looking through overlays such as card links. */
export function markedElementAt(x: number, y: number): Element | undefined {
  return document.elementsFromPoint(x, y).find((element) => {
    if (!marks.has(element)) return false
    const { bottom, left, right, top } = element.getBoundingClientRect()
    return left <= x && x <= right && top <= y && y <= bottom
  })
}

export function markOf(element: Element): TextMark | undefined {
  return marks.get(element)
}

/** Returns the visible elements whose mark matches, in document order. */
export function visibleElementsByMark(matches: (mark: TextMark) => boolean): Element[] {
  return [...document.querySelectorAll('[data-written]')].filter((element) => {
    const mark = marks.get(element)
    return mark && matches(mark) && element.checkVisibility()
  })
}

function collectIn(root: Node): void {
  if (root instanceof Text) collectFromText(root)
  if (!(root instanceof Element)) return
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Element) collectFromAttributes(node)
    else collectFromText(node)
  }
}

function collectFromText(node: Node): void {
  const { text, mark } = readMark(node.nodeValue ?? '')
  if (!mark) return
  node.nodeValue = text
  if (node.parentElement) setMark(node.parentElement, mark)
}

function collectFromAttributes(element: Element): void {
  for (const name of copyAttributes) {
    const { text, mark } = readMark(element.getAttribute(name) ?? '')
    if (!mark) continue
    element.setAttribute(name, text)
    setMark(element, mark)
  }
}

function setMark(element: Element, mark: TextMark): void {
  marks.set(element, mark)
  element.setAttribute('data-written', '')
}
