import { isDeepStrictEqual } from 'node:util'
import {
  DOMParser,
  type Document,
  type Element,
  MIME_TYPE,
  type Node,
  XMLSerializer,
} from '@xmldom/xmldom'
import { unwritableInXml } from '../../../lib/text/unwritable-in-xml.ts'
import { isWithinXmlLimits } from '../../../lib/text/xml-size.ts'

/** One text of a file for translators. */
export type XliffUnit = {
  /** Stays the same from file to file. */
  id: string
  source: string
  /** Nothing as long as there is no translation. */
  target?: string
  state?: 'needs-translation' | 'needs-review-translation' | 'translated'
  note?: string
}

/** Texts of one document. */
type XliffGroup = { id: string; name: string; units: XliffUnit[] }

type XliffFile = {
  /** The site that the texts are of. */
  original: string
  sourceLanguage: string
  targetLanguage: string
  groups: XliffGroup[]
}

/** The content of a returned file; its units in their order, whatever their groups. */
export type ReadXliff = Omit<XliffFile, 'groups'> & {
  units: Pick<XliffUnit, 'id' | 'source' | 'target'>[]
}

const namespace = 'urn:oasis:names:tc:xliff:document:1.2'

/** The whole site is some 1,500 texts; programs add a dozen elements to each. */
const limits = { depth: 50, pieces: 50_000, attributes: 50 }

const charType = 'x-char'

/**
 * What the translators' programs shall keep as it is: placeholders, and what XML cannot write. Of a
 * number with its word, `{trialDays|Tag|Tage}`, that is all but the forms of the word.
 */
const protectedParts = new RegExp(
  `(\\{\\w+[|}]|(?<=\\{\\w+\\|[^{}]*)\\}|${unwritableInXml.source})`,
)

/**
 * Texts as an XLIFF 1.2 file, the form that translators' programs take: every character comes back
 * from `readXliff`. Placeholders are marked, so that those programs guard them.
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
      write(document, add(element, 'source'), unit.source)
      if (unit.state) {
        write(document, add(element, 'target', { state: unit.state }), unit.target ?? '')
      }
      if (unit.note) add(element, 'note').appendChild(document.createTextNode(unit.note))
    }
  }
  const text = new XMLSerializer().serializeToString(document)
  // As they are, every reader would take these for a plain end of a line.
  const exact = text.replace(/[\r\u0085\u2028]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${exact}\n`
}

/**
 * What a file says. Nothing if it is no well-formed XLIFF 1.x, if parts of it are for different
 * languages or sites, or if it brings definitions of its own (a DOCTYPE): no entity of a file is
 * ever expanded.
 */
export function readXliff(text: string): ReadXliff | undefined {
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
    // Also what is nested so deep that nothing can walk through it.
    return undefined
  }
}

function readDocument(document: Document): ReadXliff | undefined {
  const root = document.documentElement
  if (document.doctype || root?.localName !== 'xliff') return undefined
  if (!root.getAttribute('version')?.startsWith('1.')) return undefined
  const [head, ...others] = elements(root, 'file').map((file) => ({
    original: file.getAttribute('original') ?? '',
    sourceLanguage: file.getAttribute('source-language') ?? '',
    targetLanguage: file.getAttribute('target-language') ?? '',
  }))
  if (!head || !others.every((other) => isDeepStrictEqual(other, head))) return undefined
  return {
    ...head,
    units: Array.from(root.getElementsByTagNameNS('*', 'trans-unit')).map((unit) => {
      const [source, target] = [elements(unit, 'source')[0], elements(unit, 'target')[0]]
      return {
        id: unit.getAttribute('id') ?? '',
        source: source ? textOf(source) : '',
        target: target && textOf(target),
      }
    }),
  }
}

function write(document: Document, into: Element, text: string): void {
  text.split(protectedParts).forEach((part, index) => {
    // `split` with a group returns the separators at every second index.
    const isProtected = index % 2 === 1
    if (!isProtected) {
      if (part) into.appendChild(document.createTextNode(part))
      return
    }
    const isUnwritable = unwritableInXml.test(part)
    const mark = document.createElementNS(namespace, isUnwritable ? 'x' : 'ph')
    mark.setAttribute('id', String((index + 1) / 2))
    if (isUnwritable) {
      mark.setAttribute('ctype', charType)
      mark.setAttribute('equiv-text', `U+${part.charCodeAt(0).toString(16).padStart(4, '0')}`)
    } else {
      mark.appendChild(document.createTextNode(part))
    }
    into.appendChild(mark)
  })
}

function textOf(node: Node): string {
  return Array.from(node.childNodes)
    .map((child) => {
      if (child.nodeType === child.TEXT_NODE || child.nodeType === child.CDATA_SECTION_NODE) {
        return child.nodeValue ?? ''
      }
      return child.nodeType === child.ELEMENT_NODE ? markedText(child as Element) : ''
    })
    .join('')
}

function markedText(element: Element): string {
  if (element.localName !== 'x') return textOf(element)
  if (element.getAttribute('ctype') === 'lb') return '\n'
  if (element.getAttribute('ctype') !== charType) return ''
  const code = Number.parseInt(element.getAttribute('equiv-text')?.slice(2) ?? '', 16)
  return Number.isNaN(code) ? '' : String.fromCharCode(code)
}

function elements(parent: Element, name: string): Element[] {
  return Array.from(parent.childNodes).filter(
    (node): node is Element =>
      node.nodeType === node.ELEMENT_NODE && (node as Element).localName === name,
  )
}
