/** How much markup a parser is given. */
type XmlLimits = {
  /** Levels of elements; parsers copy the namespaces of each level. */
  depth: number
  /** Elements, comments and the like. */
  pieces: number
  /** Attributes of one element; parsers look through those it has for each further one. */
  attributes: number
}

/** All that XML may have between angle brackets, and at last an opening one that begins nothing. */
const markup =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE(?:[^<>"'[]|"[^"]*"|'[^']*')*>|<[^<>!?"'](?:[^<>"']|"[^"]*"|'[^']*')*>|</g

/**
 * Whether the markup is within limits, and so read in no time. Asked in one pass over the text, before
 * a parser that would build a tree of it.
 */
export function isWithinXmlLimits(text: string, limits: XmlLimits): boolean {
  let depth = 0
  let pieces = 0
  for (const [found] of text.matchAll(markup)) {
    if (found === '<') return false
    if (found.startsWith('</')) depth--
    else {
      pieces++
      if (!/^<[!?]|\/>$/.test(found)) depth++
    }
    if (depth > limits.depth || pieces > limits.pieces) return false
    if (!found.startsWith('<!') && attributesIn(found) > limits.attributes) return false
  }
  return true
}

function attributesIn(tag: string): number {
  return tag.match(/=\s*["']/g)?.length ?? 0
}
