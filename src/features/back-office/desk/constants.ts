import { deskPaths } from '../../../i18n/desk-paths.ts'
import type { DeskCollection } from './follow-up/constants.ts'

/** Which entries a desk shows; `all` is the specification's list. */
export const tabs = ['new', 'overdue', 'mine', 'all'] as const

export type Tab = (typeof tabs)[number]

/** A desk that opens with one of its tabs. */
export function tabPath(collection: DeskCollection, tab: Tab): string {
  return tab === 'all' ? deskPaths[collection] : `${deskPaths[collection]}?tab=${tab}`
}

/** The entries as they were sent in. */
export function listPath(collection: DeskCollection): string {
  return `/api/admin/${collection}`
}

/** GET: how far the staff are with each entry. PATCH: changes that of some. */
export function followUpPath(collection: DeskCollection): string {
  return `/api/admin/desk/${collection}`
}

/** One entry with its history. */
export function detailPath(collection: DeskCollection, id: number): string {
  return `${followUpPath(collection)}/${id}`
}

/** The same for a person who has it open: the access log does not call it an opening. */
export function detailAgainPath(collection: DeskCollection, id: number): string {
  return `${detailPath(collection, id)}?again`
}

/** Where the browser reports an export that it has made. */
export function exportsPath(collection: DeskCollection): string {
  return `${followUpPath(collection)}/exports`
}

export function documentPath(storedName: string): string {
  return `/api/documents/${encodeURIComponent(storedName)}`
}

/** The same file, which the access log calls a preview. */
export function previewPath(storedName: string): string {
  return `${documentPath(storedName)}?preview`
}

export function zipPath(submissionId: number): string {
  return `/api/documents/zip/${submissionId}`
}

/** Milliseconds between the single downloads after a failed zip. */
export const singleDownloadInterval = 500

/** Entries that are changed at once; each is written and recorded by itself. */
export const maxChanged = 500

/** The element with the table and the panel, to which the keyboard can skip. */
export const listId = 'desk-list'
