import {
  vercelStegaClean,
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

/** A text that carries, in characters which nobody sees, where it is written. An empty one stays empty. */
export function markText(text: string, mark: TextMark): string {
  return text === '' ? text : vercelStegaCombine(text, mark, false)
}

/** A text without its marks, and the first of them. */
export function readMark(marked: string): { text: string; mark: TextMark | undefined } {
  const { cleaned, encoded } = vercelStegaSplit(marked)
  return { text: cleaned, mark: encoded ? vercelStegaDecode<TextMark>(encoded) : undefined }
}

/** A value whose texts carry no marks. */
export function withoutMarks<T>(value: T): T {
  return vercelStegaClean(value)
}
