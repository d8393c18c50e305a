import {
  type CSSToken,
  isTokenCloseParen,
  isTokenComment,
  isTokenFunction,
  isTokenString,
  isTokenURL,
  isTokenWhitespace,
  tokenize,
} from '@csstools/css-tokenizer'
import createPurifier, { type Config } from 'dompurify'
import { JSDOM } from 'jsdom'
import { isWithinXmlLimits } from '../../../lib/text/xml-size.ts'
import { countDrawn } from './drawn-elements.ts'

const svgNamespace = 'http://www.w3.org/2000/svg'

/** Drawing programs nest about a dozen groups; most of a file is path data. */
const limits = { depth: 100, pieces: 10_000, attributes: 100 }

/** Elements that browsers draw in a fraction of a second. */
const maxDrawn = 50_000

/** `NodeFilter.SHOW_CDATA_SECTION`; Node has no global `NodeFilter`. */
const showCdata = 8

/**
 * Allows drawing elements only: no scripts, animations, external resources or links. DOMPurify
 * excludes `use` because it can load resources; `isSafeAttribute` limits it to references in the file.
 */
const config: Config & { RETURN_DOM: true } = {
  USE_PROFILES: { svg: true, svgFilters: true },
  ADD_TAGS: ['use'],
  ADD_ATTR: ['href', 'xlink:href'],
  FORBID_TAGS: [
    ...['a', 'image', 'feImage', 'animateColor', 'animateMotion', 'animateTransform'],
    ...['audio', 'video', 'switch', 'view', 'mpath'],
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: true,
  RETURN_DOM: true,
}

/**
 * Removes active and external content from an SVG: scripts, event handlers, foreign content, links,
 * external references and data URLs. Returns undefined if the file is not well-formed SVG, or so large
 * or deeply nested that parsing it would block the event loop, or if it draws too many elements.
 */
export function cleanDrawing(bytes: Buffer): Buffer | undefined {
  const text = decode(bytes)
  // Entities can expand to gigabytes.
  if (text === undefined || /<!ENTITY|<\?xml-stylesheet/i.test(text)) return undefined
  if (!isWithinXmlLimits(text, limits)) return undefined
  const { window } = new JSDOM('')
  try {
    const drawing = parse(window, text)
    return drawing && sanitize(window, drawing)
  } finally {
    window.close()
  }
}

type Window = JSDOM['window']

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function parse(window: Window, text: string): Element | undefined {
  try {
    const parsed = new window.DOMParser().parseFromString(text, 'image/svg+xml')
    const root = parsed.documentElement
    const isBroken = parsed.getElementsByTagName('parsererror').length > 0
    const isDrawing = root.localName === 'svg' && root.namespaceURI === svgNamespace
    return !isBroken && isDrawing ? withoutCdata(root) : undefined
  } catch {
    return undefined
  }
}

/** Turns CDATA into text, because DOMPurify drops it and old programs write style sheets as CDATA. */
function withoutCdata(root: Element): Element {
  const document = root.ownerDocument
  const walker = document.createTreeWalker(root, showCdata)
  const sections: CDATASection[] = []
  while (walker.nextNode()) sections.push(walker.currentNode as CDATASection)
  for (const section of sections) section.replaceWith(document.createTextNode(section.data))
  return root
}

/** Sanitizes the parsed element, not its text: parsed as HTML, the text could become a deeper tree. */
function sanitize(window: Window, drawing: Element): Buffer | undefined {
  const purifier = createPurifier(window)
  purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
    if (!isSafeAttribute(attribute.attrName, attribute.attrValue)) attribute.keepAttr = false
  })
  purifier.addHook('uponSanitizeElement', (element, { tagName }) => {
    if (tagName === 'style' && loadsResource(element.textContent ?? '')) element.textContent = ''
  })
  const body = purifier.sanitize(drawing, config)
  const [clean] = (body as unknown as Element).getElementsByTagName('svg')
  if (!clean || countDrawn(clean) > maxDrawn) return undefined
  return Buffer.from(new window.XMLSerializer().serializeToString(clean))
}

/** Returns whether an attribute references nothing outside of the drawing. */
function isSafeAttribute(name: string, value: string): boolean {
  if (/^(xlink:)?href$|^src$/i.test(name)) return value.trim().startsWith('#')
  return name.startsWith('xmlns') || !loadsResource(value)
}

/**
 * Returns whether a style sheet or presentation attribute loads an external resource. Also true for any
 * escape sequence, which could hide one.
 */
function loadsResource(css: string): boolean {
  const tokens = tokenize({ css }).filter((token) => !isTokenComment(token))
  const rest = tokens.filter((_, index) => !isFragmentUrl(tokens, index))
  return resourcePattern.test(rest.map(([, text]) => text).join(''))
}

/** Matches CSS that loads a resource, or an escape that could hide it. Runs in linear time. */
const resourcePattern =
  /[\\<]|@import|url\(|src\(|image-set\(|expression\(|(?:https?|javascript|data|file|ftp):|\/\//i

/** Returns whether a token is or begins a reference into the drawing: `url(#a)` or `url("#a")`. */
function isFragmentUrl(tokens: CSSToken[], index: number): boolean {
  const token = tokens[index]
  if (!token) return false
  if (isTokenURL(token)) return token[4].value.startsWith('#')
  if (!isTokenFunction(token) || token[4].value.toLowerCase() !== 'url') return false
  const [address, end] = tokens
    .slice(index + 1, index + 6)
    .filter((each) => !isTokenWhitespace(each))
  return isTokenString(address) && address[4].value.startsWith('#') && isTokenCloseParen(end)
}
