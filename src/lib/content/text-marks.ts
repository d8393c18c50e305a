import {
  VERCEL_STEGA_REGEX,
  vercelStegaCombine,
  vercelStegaDecode,
  vercelStegaSplit,
} from '@vercel/stega'

/** Where a text of the preview is written. */
export type TextMark = {
  /** As REST names it: `personas/3`, `globals/landing`. */
  document: string
  /** The field, as the CMS's form names it: `page.features.items.0.title`. */
  path: string
  /** The keys of what it quotes: claims, among others. */
  quotes?: string[]
}

/**
 * A text that carries, in characters which nobody sees, where it is written; a mark that it carries
 * already is replaced. An empty one stays empty.
 */
export function markText(text: string, mark: TextMark): string {
  const plain = withoutMarks(text)
  return plain === '' ? plain : vercelStegaCombine(plain, mark, false)
}

/** A text without its marks, and the first of them. */
export function readMark(marked: string): { text: string; mark: TextMark | undefined } {
  const { cleaned, encoded } = vercelStegaSplit(marked)
  return { text: cleaned, mark: encoded ? decoded(encoded) : undefined }
}

/** A document of the CMS: what leads anywhere else was not written by `markText`. */
const knownDocument = /^(globals\/[\w-]+|[\w-]+\/\d+)$/

function decoded(encoded: string): TextMark | undefined {
  try {
    const mark = vercelStegaDecode<Partial<TextMark>>(encoded)
    const { document, path } = mark ?? {}
    const isMark = typeof document === 'string' && typeof path === 'string'
    return isMark && knownDocument.test(document) ? (mark as TextMark) : undefined
  } catch {
    return undefined
  }
}

/** A value whose texts carry no marks; what is no text, list or plain object stays as it is. */
export function withoutMarks<T>(value: T): T {
  return cleaned(value) as T
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(VERCEL_STEGA_REGEX, '')
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null) return value
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cleaned(each)]))
}
