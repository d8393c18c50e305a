import { isDeepStrictEqual } from 'node:util'
import { DOMParser, type Document, type Element, MIME_TYPE, type Node } from '@xmldom/xmldom'
import { maxFilled } from '../../../lib/content/copy.ts'
import { invalidXmlCharacters } from '../../../lib/text/invalid-xml-characters.ts'
import { isWithinXmlLimits } from '../../../lib/text/xml-size.ts'

/** One text of a file for translators. */
export type XliffUnit = {
  /** The same in every export. */
  id: string
  source: string
  /** Undefined if there is no translation yet. */
  target?: string
  /** A fingerprint of the translation at the time of the export. */
  exported?: string
  state?: 'needs-translation' | 'needs-review-translation' | 'translated'
  note?: string
}

/** The texts of one document. */
type XliffGroup = { id: string; name: string; units: XliffUnit[] }

type XliffHead = {
  /** The site that the texts belong to. */
  original: string
  sourceLanguage: string
  targetLanguage: string
}

/** A parsed file: its units in document order, without groups. */
export type ParsedXliff = XliffHead & {
  units: (Pick<XliffUnit, 'id' | 'source' | 'target' | 'exported'> & {
    /** Whether the translation is still to be written, by its state. */
    isOpen: boolean
  })[]
}

/** The states of translations that are still to be written, in XLIFF 1.2. */
const openStates = ['new', 'needs-translation', 'needs-l10n', 'needs-adaptation']

const namespace = 'urn:oasis:names:tc:xliff:document:1.2'

/** The namespace of this site's own attribute, which translation tools keep. */
const ownNamespace = 'urn:assistants-site:translations'

/** The site has about 1,500 texts; translation tools add a dozen elements to each. */
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

/** Protected parts of the placeholders in a text. Placeholders with plural forms have two. */
const maxProtected = 2 * maxFilled

/**
 * Maximum characters of a text that XML cannot contain. Each takes an element of 50 characters. Further
 * ones are lost, so that the import rejects the text.
 */
const maxInvalid = 1000
const replacement = '?'

/**
 * Serializes texts as XLIFF 1.2, the format of translation tools. `parseXliff` restores every character.
 * Written as text, because a DOM element for each protected part would take seconds and gigabytes.
 */
export function writeXliff({ groups, ...file }: XliffHead & { groups: string[] }): string {
  const attributes = {
    original: file.original,
    datatype: 'plaintext',
    'source-language': file.sourceLanguage,
    'target-language': file.targetLanguage,
  }
  const body = element('file', attributes, element('body', {}, groups.join('')))
  const root = element(
    'xliff',
    { xmlns: namespace, 'xmlns:site': ownNamespace, version: '1.2' },
    body,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}

/** Serializes the texts of one document for `writeXliff`. */
export function writeGroup({ id, name, units }: XliffGroup): string {
  return element('group', { id, resname: name }, units.map(writeUnit).join(''))
}

function writeUnit({ exported, id, note, source, state, target = '' }: XliffUnit): string {
  const texts = [
    element('source', {}, withProtectedParts(source)),
    state ? element('target', { state }, withProtectedParts(target)) : '',
    note ? element('note', {}, escapeText(note)) : '',
  ]
  const attributes = { id, 'xml:space': 'preserve', ...(exported && { 'site:exported': exported }) }
  return `\n${element('trans-unit', attributes, texts.join(''))}`
}

function element(name: string, attributes: Record<string, string>, content = ''): string {
  const start = Object.entries(attributes).reduce(
    (tag, [key, value]) => `${tag} ${key}="${escapeAttribute(value)}"`,
    `<${name}`,
  )
  return content ? `${start}>${content}</${name}>` : `${start}/>`
}

/** Returns a text as markup, with its protected parts as inline elements. */
function withProtectedParts(text: string): string {
  let count = 0
  let invalid = 0
  return text
    .split(protectedParts)
    .map((part, index) => {
      // `split` with a group returns the separators at every second index.
      if (index % 2 === 0) return escapeText(part)
      const id = String((index + 1) / 2)
      if (invalidXmlCharacters.test(part)) {
        if (++invalid > maxInvalid) return replacement
        const code = `U+${part.charCodeAt(0).toString(16).padStart(4, '0')}`
        return element('x', { id, ctype: charType, 'equiv-text': code })
      }
      return ++count > maxProtected ? part : element('ph', { id }, part)
    })
    .join('')
}

const entities: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' }

const escapeCharacter = (char: string) => entities[char] ?? `&#${char.charCodeAt(0)};`

// Written literally, XML parsers would normalize these line breaks to `\n`, and those of attributes
// to spaces.
const escapeText = (text: string) => text.replace(/[<>&\r\u0085\u2028]/g, escapeCharacter)
const escapeAttribute = (text: string) => text.replace(/[<>&"\t\n\r\u0085\u2028]/g, escapeCharacter)

/**
 * Parses a file. Returns undefined if it is not well-formed XLIFF 1.x, if its `file` elements differ in
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
        isOpen: openStates.includes(target?.getAttribute('state') ?? ''),
        exported: unit.getAttributeNS(ownNamespace, 'exported') ?? undefined,
      }
    }),
  }
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
