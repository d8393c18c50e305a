/** Limits on markup before it is parsed. */
type XmlLimits = {
  /** Nesting of elements. Parsers copy the namespaces at each level. */
  depth: number
  /** Elements, comments, processing instructions and other markup. */
  pieces: number
  /** Attributes per element. Parsers compare each attribute with all others. */
  attributes: number
}

/** Matches all XML markup in angle brackets, or a `<` that does not start valid markup. */
const markup =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE(?:[^<>"'[]|"[^"]*"|'[^']*')*>|<[^<>!?"'](?:[^<>"']|"[^"]*"|'[^']*')*>|</g

/**
 * Returns whether XML is within limits, so that parsing it is fast. Reads the
 * text once, without parsing.
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
