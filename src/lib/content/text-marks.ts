import {
  VERCEL_STEGA_REGEX,
  vercelStegaCombine,
  vercelStegaDecode,
  vercelStegaSplit,
} from '@vercel/stega'

/** The document and field that a text of the preview comes from. */
export type TextMark = {
  /** The document, as in REST paths: `personas/3`, `globals/landing`. */
  document: string
  /** The path of the field: `page.features.items.0.title`. */
  path: string
  /** The keys of the placeholders in the text, such as claims. */
  quotes?: string[]
}

/**
 * Appends a mark to a text, encoded in invisible characters. Replaces an existing mark. An empty
 * text stays empty.
 */
export function markText(text: string, mark: TextMark): string {
  const plain = withoutMarks(text)
  return plain === '' ? plain : vercelStegaCombine(plain, mark, false)
}

/** Returns a text without its marks, and the first mark. */
export function readMark(marked: string): { text: string; mark: TextMark | undefined } {
  const { cleaned, encoded } = vercelStegaSplit(marked)
  return { text: cleaned, mark: encoded ? decode(encoded) : undefined }
}

/**
 * Matches valid document references. Other marks were not written by `markText` and are ignored.
 */
const knownDocument = /^(globals\/[\w-]+|[\w-]+\/\d+)$/

function decode(encoded: string): TextMark | undefined {
  try {
    const mark = vercelStegaDecode<Partial<TextMark>>(encoded)
    const { document, path } = mark ?? {}
    const isMark = typeof document === 'string' && typeof path === 'string'
    return isMark && knownDocument.test(document) ? (mark as TextMark) : undefined
  } catch {
    return undefined
  }
}

/**
 * Removes the marks from all nested texts. Values other than strings, arrays
 * and plain objects are kept.
 */
export function withoutMarks<T>(value: T): T {
  return removeMarks(value) as T
}

function removeMarks(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(VERCEL_STEGA_REGEX, '')
  if (Array.isArray(value)) return value.map(removeMarks)
  if (typeof value !== 'object' || value === null) return value
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, removeMarks(each)]))
}
