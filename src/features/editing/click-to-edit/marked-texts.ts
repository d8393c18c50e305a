import { readMark, type TextMark } from '../../../lib/content/text-marks.ts'

const marks = new WeakMap<Element, TextMark>()

/** Attributes in which copy stands, too. */
const worded = ['alt', 'aria-label', 'href', 'placeholder', 'title']

/**
 * Takes the marks out of all texts of the page, and out of each that comes later: they would widen
 * lines whose letters are spaced, and stand in addresses. Each is kept for the element around the
 * text, which gets the attribute `data-written`.
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
    attributeFilter: worded,
  })
  return () => observer.disconnect()
}

/** The text at a point of the window. What only covers it, as the link of a card does, is passed by. */
export function markedAt(x: number, y: number): Element | undefined {
  return document.elementsFromPoint(x, y).find((element) => {
    if (!marks.has(element)) return false
    const { bottom, left, right, top } = element.getBoundingClientRect()
    return left <= x && x <= right && top <= y && y <= bottom
  })
}

export function markOf(element: Element): TextMark | undefined {
  return marks.get(element)
}

/** The visible texts whose marks are such, in the order of the page. */
export function markedBy(isSuch: (mark: TextMark) => boolean): Element[] {
  return [...document.querySelectorAll('[data-written]')].filter((element) => {
    const mark = marks.get(element)
    return mark && isSuch(mark) && element.checkVisibility()
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
  if (node.parentElement) keep(node.parentElement, mark)
}

function collectFromAttributes(element: Element): void {
  for (const name of worded) {
    const { text, mark } = readMark(element.getAttribute(name) ?? '')
    if (!mark) continue
    element.setAttribute(name, text)
    keep(element, mark)
  }
}

function keep(element: Element, mark: TextMark): void {
  marks.set(element, mark)
  element.setAttribute('data-written', '')
}
