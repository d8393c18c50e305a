import type { Locale } from '../../../i18n/locales.ts'

/** A field of a document, for example `personas/3` and `page.title`. */
export type FieldRef = { document: string; path: string }

/** Message from the preview to the CMS: open a field in a language. */
export type OpenField = { type: 'open-field'; field: FieldRef; locale: Locale }

/** Message from the CMS to the preview: a field has received the focus. */
export type FieldFocused = { type: 'field-focused'; field: FieldRef; claim?: string }

/** Returns the path of a document's form in the CMS. */
export function editPathOf(document: string): string {
  return document.startsWith('globals/') ? `/admin/${document}` : `/admin/collections/${document}`
}

/** Returns the document whose form is at a path of the CMS. */
export function documentAt(pathname: string): string | undefined {
  const [, global, inCollection] =
    /^\/admin\/(?:(globals\/[\w-]+)|collections\/([\w-]+\/\d+))$/.exec(pathname) ?? []
  return global ?? inCollection
}

/** Returns the event's message if it has this type and comes from a window of this site. */
export function readMessage<T extends OpenField | FieldFocused>(
  { data, origin }: MessageEvent,
  type: T['type'],
): T | undefined {
  return origin === location.origin && data?.type === type ? data : undefined
}
