import type { CollectionSlug, GlobalSlug } from 'payload'
import { isEditor, isEditorOrPublished } from '../../../collections/access/roles.ts'
import { outsideTrash, trashOrDelete } from '../../../collections/access/trash.ts'
import type { CachedThing } from '../../lib/cache/cache-tags.ts'
import { publishOneAtATime } from './publish-lock.ts'
import { keepCollectionLock, keepGlobalLock } from './renew-lock.ts'
import { keepRequired } from './require-published.ts'
import { refreshOnChange, refreshOnDelete } from './revalidate.ts'
import { onCollectionChange, onGlobalChange, type Reaction } from './stored-change.ts'
import { publishSafely } from './validate-publication.ts'
import { bulkHooks } from './validation-issues.ts'

/** Versions kept of each document. */
const keptVersions = 50

const drafts = {
  localizeStatus: true,
  // Milliseconds after the last key; a preview that stands beside is this far behind.
  autosave: { interval: 400 },
  schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 },
}

/**
 * What every collection has in common that shows on the site: who may, drafts, no holes, fresh
 * pages. `name` is the field by which pages that show a single document know it.
 */
export function siteCollection(thing: CachedThing & CollectionSlug, name?: string) {
  const { beforeChange, afterChange } = onCollectionChange(thing, [
    publishSafely,
    keepRequired,
    refreshOnChange(thing, name),
  ])
  return {
    access: {
      read: outsideTrash(isEditorOrPublished),
      create: isEditor,
      update: isEditor,
      delete: trashOrDelete,
    },
    trash: true,
    versions: { drafts, maxPerDoc: keptVersions },
    hooks: {
      beforeChange: [publishOneAtATime, ...beforeChange],
      afterChange: [...afterChange, keepCollectionLock(thing)],
      ...bulkHooks(),
      afterDelete: [refreshOnDelete(thing, name)],
    },
  }
}

/** The same for a global. `guard` may refuse more than holes. */
export function siteGlobal(thing: CachedThing & GlobalSlug, guard: Reaction[] = []) {
  const { beforeChange, afterChange } = onGlobalChange(thing, [
    publishSafely,
    keepRequired,
    ...guard,
    refreshOnChange(thing),
  ])
  return {
    access: { read: isEditorOrPublished, update: isEditor },
    versions: { drafts, max: keptVersions },
    // The form asks for the date of what is published, and wonders at no status.
    forceSelect: { _status: true } as const,
    hooks: {
      beforeChange: [publishOneAtATime, ...beforeChange],
      afterChange: [...afterChange, keepGlobalLock(thing)],
    },
  }
}

/** The same for a global that says the same in every language: it is published in all at once. */
export const sharedSiteGlobal = (thing: CachedThing & GlobalSlug, guard?: Reaction[]) => ({
  ...siteGlobal(thing, guard),
  versions: { drafts: { ...drafts, localizeStatus: false }, max: keptVersions },
})
