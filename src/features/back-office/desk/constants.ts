import { deskPaths } from '../../../i18n/desk-paths.ts'
import type { DeskCollection } from './follow-up/constants.ts'

/** The tabs of a desk; `all` is the list that the specification describes. */
export const tabs = ['new', 'overdue', 'mine', 'all'] as const

export type Tab = (typeof tabs)[number]

/** Returns the path of a desk with a tab selected. */
export function tabPath(collection: DeskCollection, tab: Tab): string {
  return tab === 'all' ? deskPaths[collection] : `${deskPaths[collection]}?tab=${tab}`
}

/** The submitted entries. */
export function listPath(collection: DeskCollection): string {
  return `/api/admin/${collection}`
}

/** GET: status and assignee of each entry. PATCH: changes some of them. */
export function followUpPath(collection: DeskCollection): string {
  return `/api/admin/desk/${collection}`
}

/** GET: one entry with its history. The access log records it as opened. */
export function detailPath(collection: DeskCollection, id: number): string {
  return `${followUpPath(collection)}/${id}`
}

/** Reloads an entry that the caller has open, without a second record in the access log. */
export function detailRefetchPath(collection: DeskCollection, id: number): string {
  return `${detailPath(collection, id)}?again`
}

/** POST: reports an export, which the browser creates, to the access log. */
export function exportsPath(collection: DeskCollection): string {
  return `${followUpPath(collection)}/exports`
}

export function documentPath(storedName: string): string {
  return `/api/documents/${encodeURIComponent(storedName)}`
}

/** The same file; the access log records it as a preview. */
export function previewPath(storedName: string): string {
  return `${documentPath(storedName)}?preview`
}

export function zipPath(submissionId: number): string {
  return `/api/documents/zip/${submissionId}`
}

/** The interval between single downloads when the zip has failed. */
export const singleDownloadIntervalMs = 500

/** The limit for one request; each entry is written and recorded individually. */
export const maxChangedEntries = 500

/** The id of the element with table and panel, the target of the skip link. */
export const listId = 'desk-list'
