import { isDeepStrictEqual } from 'node:util'
import {
  DOMParser,
  type Document,
  type Element,
  MIME_TYPE,
  type Node,
  XMLSerializer,
} from '@xmldom/xmldom'
import { invalidXmlCharacters } from '../../../lib/text/invalid-xml-characters.ts'
import { isWithinXmlLimits } from '../../../lib/text/xml-size.ts'

/** One text of a file for translators. */
export type XliffUnit = {
  /** The same in every export. */
  id: string
  source: string
  /** Undefined if there is no translation yet. */
  target?: string
  state?: 'needs-translation' | 'needs-review-translation' | 'translated'
  note?: string
}

/** The texts of one document. */
type XliffGroup = { id: string; name: string; units: XliffUnit[] }

type XliffFile = {
  /** The site that the texts belong to. */
  original: string
  sourceLanguage: string
  targetLanguage: string
  groups: XliffGroup[]
}

/** A parsed file: its units in document order, without groups. */
export type ParsedXliff = Omit<XliffFile, 'groups'> & {
  units: Pick<XliffUnit, 'id' | 'source' | 'target'>[]
}

const namespace = 'urn:oasis:names:tc:xliff:document:1.2'

/** The site has about 1,500 texts; translation tools add a dozen childElements to each. */
const limits = { depth: 50, pieces: 50_000, attributes: 50 }

/** The `ctype` of an element that stands for a character that XML cannot contain. */
const charType = 'x-char'

/**
 * Parts that translation tools must not change: placeholders, and characters that XML cannot contain. In
 * a placeholder with plural forms, `{trialDays|Tag|Tage}`, everything except the forms is protected.
 */
const protectedParts = new RegExp(
  `(\\{\\w+[|}]|(?<=\\{\\w+\\|[^{}]*)\\}|${invalidXmlCharacters.source})`,
)

/**
 * Serializes texts as XLIFF 1.2, the format of translation tools. `parseXliff` restores every character.
 * Placeholders become inline childElements, which translation tools protect.
 */
export function writeXliff(file: XliffFile): string {
  const document = new DOMParser().parseFromString(
    `<xliff xmlns="${namespace}" version="1.2"/>`,
    MIME_TYPE.XML_APPLICATION,
  )
  const add = (parent: Element, name: string, attributes: Record<string, string> = {}) => {
    const element = document.createElementNS(namespace, name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    parent.appendChild(element)
    return element
  }
  const root = document.documentElement as Element
  const body = add(
    add(root, 'file', {
      original: file.original,
      datatype: 'plaintext',
      'source-language': file.sourceLanguage,
      'target-language': file.targetLanguage,
    }),
    'body',
  )
  for (const { id, name, units } of file.groups) {
    const group = add(body, 'group', { id, resname: name })
    for (const unit of units) {
      group.appendChild(document.createTextNode('\n'))
      const element = add(group, 'trans-unit', { id: unit.id, 'xml:space': 'preserve' })
      appendText(document, add(element, 'source'), unit.source)
      if (unit.state) {
        appendText(document, add(element, 'target', { state: unit.state }), unit.target ?? '')
      }
      if (unit.note) add(element, 'note').appendChild(document.createTextNode(unit.note))
    }
  }
  const text = new XMLSerializer().serializeToString(document)
  // Written literally, XML parsers would normalize these line breaks to `\n`.
  const escaped = text.replace(/[\r\u0085\u2028]/g, (char) => `&#${char.charCodeAt(0)};`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${escaped}\n`
}

/**
 * Parses a file. Returns undefined if it is not well-formed XLIFF 1.x, if its `file` childElements differ in
 * language or site, or if it has a DOCTYPE, so that no entity is ever expanded.
 */
export function parseXliff(text: string): ParsedXliff | undefined {
  if (!isWithinXmlLimits(text, limits)) return undefined
  const fail = () => {
    throw new Error('The file is not well-formed')
  }
  try {
    const parser = new DOMParser({ onError: fail })
    return readDocument(
      parser.parseFromString(text.replace(/^\uFEFF/, ''), MIME_TYPE.XML_APPLICATION),
    )
  } catch {
    // Also thrown when the document is nested too deeply to traverse.
    return undefined
  }
}

function readDocument(document: Document): ParsedXliff | undefined {
  const root = document.documentElement
  if (document.doctype || root?.localName !== 'xliff') return undefined
  if (!root.getAttribute('version')?.startsWith('1.')) return undefined
  const [head, ...others] = childElements(root, 'file').map((file) => ({
    original: file.getAttribute('original') ?? '',
    sourceLanguage: file.getAttribute('source-language') ?? '',
    targetLanguage: file.getAttribute('target-language') ?? '',
  }))
  if (!head || !others.every((other) => isDeepStrictEqual(other, head))) return undefined
  return {
    ...head,
    units: Array.from(root.getElementsByTagNameNS('*', 'trans-unit')).map((unit) => {
      const [source, target] = [childElements(unit, 'source')[0], childElements(unit, 'target')[0]]
      return {
        id: unit.getAttribute('id') ?? '',
        source: source ? textOf(source) : '',
        target: target && textOf(target),
      }
    }),
  }
}

/** Appends text to an element, with its protected parts as inline childElements. */
function appendText(document: Document, parent: Element, text: string): void {
  text.split(protectedParts).forEach((part, index) => {
    // `split` with a group returns the separators at every second index.
    const isProtected = index % 2 === 1
    if (!isProtected) {
      if (part) parent.appendChild(document.createTextNode(part))
      return
    }
    const isUnwritable = invalidXmlCharacters.test(part)
    const inline = document.createElementNS(namespace, isUnwritable ? 'x' : 'ph')
    inline.setAttribute('id', String((index + 1) / 2))
    if (isUnwritable) {
      inline.setAttribute('ctype', charType)
      inline.setAttribute('equiv-text', `U+${part.charCodeAt(0).toString(16).padStart(4, '0')}`)
    } else {
      inline.appendChild(document.createTextNode(part))
    }
    parent.appendChild(inline)
  })
}

function textOf(node: Node): string {
  return Array.from(node.childNodes)
    .map((child) => {
      if (child.nodeType === child.TEXT_NODE || child.nodeType === child.CDATA_SECTION_NODE) {
        return child.nodeValue ?? ''
      }
      return child.nodeType === child.ELEMENT_NODE ? inlineText(child as Element) : ''
    })
    .join('')
}

function inlineText(element: Element): string {
  if (element.localName !== 'x') return textOf(element)
  if (element.getAttribute('ctype') === 'lb') return '\n'
  if (element.getAttribute('ctype') !== charType) return ''
  const code = Number.parseInt(element.getAttribute('equiv-text')?.slice(2) ?? '', 16)
  return Number.isNaN(code) ? '' : String.fromCharCode(code)
}

function childElements(parent: Element, name: string): Element[] {
  return Array.from(parent.childNodes).filter(
    (node): node is Element =>
      node.nodeType === node.ELEMENT_NODE && (node as Element).localName === name,
  )
}
