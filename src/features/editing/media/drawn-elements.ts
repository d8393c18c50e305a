/** Deeper chains of references are not followed; drawing programs need a handful of levels. */
const maxDepth = 200

/**
 * Returns how many elements a browser draws for an element, including those that `use`, patterns, masks and
 * markers draw again; `Infinity` if they refer to themselves. A few hundred bytes can stand for billions.
 */
export function countDrawn(root: Element): number {
  const byId = new Map([...root.querySelectorAll('[id]')].map((each) => [each.id, each]))
  const styled = referencesInStyles(root)
  const counts = new Map<Element, number>()
  const count = (element: Element, depth: number): number => {
    const known = counts.get(element)
    if (known !== undefined) return known
    if (depth > maxDepth) return Number.POSITIVE_INFINITY
    // Until it is known: an element that refers to itself.
    counts.set(element, Number.POSITIVE_INFINITY)
    const referenced = [...referencesOf(element), ...(styled.get(element) ?? [])].map(
      ({ id, times }) => {
        const target = byId.get(id)
        return target ? times * count(target, depth + 1) : 0
      },
    )
    const children = [...element.children].map((child) => count(child, depth + 1))
    const drawn = [...referenced, ...children].reduce((sum, each) => sum + each, 1)
    counts.set(element, drawn)
    return drawn
  }
  return count(root, 0)
}

type Reference = { id: string; times: number }

/** References of an element's attributes: `href="#a"` and `fill="url(#a)"`. */
function referencesOf(element: Element): Reference[] {
  return [...element.attributes].flatMap(({ name, value }) =>
    /^(xlink:)?href$/.test(name)
      ? [{ id: value.trim().slice(1), times: 1 }]
      : referencesIn(`${name}:${value}`, element),
  )
}

/** References of the rules in style sheets, by the elements that their selectors match. */
function referencesInStyles(root: Element): Map<Element, Reference[]> {
  const found = new Map<Element, Reference[]>()
  const blocks = [...root.querySelectorAll('style')].flatMap(({ textContent }) =>
    (textContent ?? '').split('}').filter((block) => block.includes('url(')),
  )
  for (const block of blocks) {
    const [declarations = '', selector = ''] = block.split('{').toReversed()
    for (const element of matching(root, selector)) {
      const references = referencesIn(declarations, element)
      found.set(element, [...(found.get(element) ?? []), ...references])
    }
  }
  return found
}

/** Rules such as `@font-face` have no selector. */
function matching(root: Element, selector: string): Element[] {
  try {
    return [...root.querySelectorAll(selector)]
  } catch {
    return []
  }
}

function referencesIn(css: string, element: Element): Reference[] {
  return css.split(';').flatMap((declaration) => {
    // Other markers are drawn at the ends of a line, these at each of its points.
    const isRepeated = /^\s*marker(-mid)?\s*:/i.test(declaration)
    const times = isRepeated ? pointsOf(element) : 1
    return [...declaration.matchAll(/url\(\s*["']?#([^"')\s]+)/gi)].map(([, id = '']) => ({
      id,
      times,
    }))
  })
}

function pointsOf(element: Element): number {
  const points = element.getAttribute('d') ?? element.getAttribute('points') ?? ''
  return Math.max(2, points.match(/[a-z\s,]+/gi)?.length ?? 0)
}
