import type { Locale } from '../../../i18n/locales.ts'

/** A field of a document: `personas/3`, `page.title`. */
export type FieldPlace = { document: string; path: string }

/** What the preview asks the CMS around it: to open a field in a language. */
export type OpenField = { type: 'open-field'; place: FieldPlace; locale: Locale }

/** What the CMS tells the preview in it: in which field the cursor is. */
export type FieldFocused = { type: 'field-focused'; place: FieldPlace; claim?: string }

/** Where the CMS has the form of a document. */
export function editPathOf(document: string): string {
  return document.startsWith('globals/') ? `/admin/${document}` : `/admin/collections/${document}`
}

/** The document whose form stands at a path of the CMS. */
export function documentAt(pathname: string): string | undefined {
  const [, global, inCollection] =
    /^\/admin\/(?:(globals\/[\w-]+)|collections\/([\w-]+\/\d+))$/.exec(pathname) ?? []
  return global ?? inCollection
}

/** A message of this protocol from a window of this site. */
export function received<T extends OpenField | FieldFocused>(
  { data, origin }: MessageEvent,
  type: T['type'],
): T | undefined {
  return origin === location.origin && data?.type === type ? data : undefined
}
