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

const svgNamespace = 'http://www.w3.org/2000/svg'

/** Drawing programs nest groups a dozen deep, and fill their bytes with lines. */
const limits = { depth: 100, pieces: 10_000, attributes: 100 }

/** `NodeFilter.SHOW_CDATA_SECTION`, which only a window defines. */
const showCdata = 8

/**
 * What draws, and nothing that runs, animates, loads or leads away. DOMPurify leaves `use` out
 * because it can load; here it may point into its own drawing only.
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
 * An SVG drawing without anything active or from elsewhere: no scripts, event handlers, foreign
 * content, links, external references and data addresses. Nothing if it is no well-formed SVG, or
 * so deep or full that reading it would keep the site from answering.
 */
export function cleanDrawing(bytes: Buffer): Buffer | undefined {
  const text = decode(bytes)
  // Entities can expand to anything, also to gigabytes.
  if (text === undefined || /<!ENTITY|<\?xml-stylesheet/i.test(text)) return undefined
  if (!isWithinXmlLimits(text, limits)) return undefined
  const { window } = new JSDOM('')
  try {
    const drawing = parse(window, text)
    return drawing && cleaned(window, drawing)
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

/** Old programs write their style sheets as CDATA, which would be dropped. */
function withoutCdata(root: Element): Element {
  const document = root.ownerDocument
  const walker = document.createTreeWalker(root, showCdata)
  const sections: CDATASection[] = []
  while (walker.nextNode()) sections.push(walker.currentNode as CDATASection)
  for (const section of sections) section.replaceWith(document.createTextNode(section.data))
  return root
}

/** Given as what has been read: as HTML, the same text could be another and a deeper tree. */
function cleaned(window: Window, drawing: Element): Buffer | undefined {
  const purifier = createPurifier(window)
  purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
    if (!staysInside(attribute.attrName, attribute.attrValue)) attribute.keepAttr = false
  })
  purifier.addHook('uponSanitizeElement', (element, { tagName }) => {
    if (tagName === 'style' && loads(element.textContent ?? '')) element.textContent = ''
  })
  const body = purifier.sanitize(drawing, config)
  const [clean] = (body as unknown as Element).getElementsByTagName('svg')
  if (!clean) return undefined
  return Buffer.from(new window.XMLSerializer().serializeToString(clean))
}

/** Whether an attribute points nowhere but into its own drawing. */
function staysInside(name: string, value: string): boolean {
  if (/^(xlink:)?href$|^src$/i.test(name)) return value.trim().startsWith('#')
  return name.startsWith('xmlns') || !loads(value)
}

/**
 * Whether a style or a presentation attribute asks for something from elsewhere. Escapes could
 * hide it, so none are allowed.
 */
function loads(css: string): boolean {
  const tokens = tokenize({ css }).filter((token) => !isTokenComment(token))
  const rest = tokens.filter((_, index) => !isInnerUrl(tokens, index))
  return loading.test(rest.map(([, text]) => text).join(''))
}

/** What loads, and what could hide it. Each alternative is read in linear time. */
const loading =
  /[\\<]|@import|url\(|src\(|image-set\(|expression\(|(?:https?|javascript|data|file|ftp):|\/\//i

/** Whether a token begins or is part of an address within the drawing: `url(#a)` or `url("#a")`. */
function isInnerUrl(tokens: CSSToken[], index: number): boolean {
  const token = tokens[index]
  if (!token) return false
  if (isTokenURL(token)) return token[4].value.startsWith('#')
  if (!isTokenFunction(token) || token[4].value.toLowerCase() !== 'url') return false
  const [address, end] = tokens
    .slice(index + 1, index + 6)
    .filter((each) => !isTokenWhitespace(each))
  return isTokenString(address) && address[4].value.startsWith('#') && isTokenCloseParen(end)
}
