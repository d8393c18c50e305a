import createPurifier, { type Config } from 'dompurify'
import { JSDOM } from 'jsdom'

const svgNamespace = 'http://www.w3.org/2000/svg'

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
 * content, links, external references and data addresses. Nothing if it is no well-formed SVG.
 */
export function cleanDrawing(bytes: Buffer): Buffer | undefined {
  const text = decode(bytes)
  // Entities can stand for anything, and for gigabytes.
  if (text === undefined || /<!ENTITY|<\?xml-stylesheet/i.test(text)) return undefined
  const { window } = new JSDOM('')
  try {
    return isDrawing(window, text) ? cleaned(window, text) : undefined
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

function isDrawing(window: Window, text: string): boolean {
  try {
    const parsed = new window.DOMParser().parseFromString(text, 'image/svg+xml')
    const root = parsed.documentElement
    const isBroken = parsed.getElementsByTagName('parsererror').length > 0
    return !isBroken && root.localName === 'svg' && root.namespaceURI === svgNamespace
  } catch {
    return false
  }
}

function cleaned(window: Window, text: string): Buffer | undefined {
  const purifier = createPurifier(window)
  purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
    if (!staysInside(attribute.attrName, attribute.attrValue)) attribute.keepAttr = false
  })
  purifier.addHook('uponSanitizeElement', (element, { tagName }) => {
    if (tagName === 'style' && loads(element.textContent ?? '')) element.textContent = ''
  })
  const body = purifier.sanitize(text, config)
  const [drawing] = (body as unknown as Element).getElementsByTagName('svg')
  if (!drawing) return undefined
  return Buffer.from(new window.XMLSerializer().serializeToString(drawing))
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
  const withoutInner = css.replace(/url\(\s*(["']?)#[^"')]*\1\s*\)/gi, '')
  return /[\\<]|@import|url\s*\(|image-set\s*\(|expression\s*\(|(?:https?|javascript|data|file|ftp):|\/\//i.test(
    withoutInner.replace(/\/\*[\s\S]*?\*\//g, ''),
  )
}
