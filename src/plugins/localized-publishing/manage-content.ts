import type { CollectionSlug, GlobalSlug } from 'payload'
import { isEditor, isEditorOrPublished } from '../../../collections/access/roles.ts'
import { outsideTrash, trashOrDelete } from '../../../collections/access/trash.ts'
import type { CachedResource } from '../../lib/cache/cache-tags.ts'
import { lockPublishing } from './publish-lock.ts'
import { renewCollectionLock, renewGlobalLock } from './renew-lock.ts'
import { requirePublished } from './require-published.ts'
import { refreshOnChange, refreshOnDelete } from './revalidate.ts'
import { onCollectionChange, onGlobalChange, type Reaction } from './stored-change.ts'
import { validatePublication } from './validate-publication.ts'
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
 * What every collection has in common that shows on the site: who may, drafts, complete content, fresh
 * pages. `name` is the field by which pages that show a single document know it.
 */
export function siteCollection(resource: CachedResource & CollectionSlug, name?: string) {
  const { beforeChange, afterChange } = onCollectionChange(resource, [
    validatePublication,
    requirePublished,
    refreshOnChange(resource, name),
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
      beforeChange: [lockPublishing, ...beforeChange],
      afterChange: [...afterChange, renewCollectionLock(resource)],
      ...bulkHooks(),
      afterDelete: [refreshOnDelete(resource, name)],
    },
  }
}

/** The same for a global. `guard` may reject more than incomplete content. */
export function siteGlobal(resource: CachedResource & GlobalSlug, guard: Reaction[] = []) {
  const { beforeChange, afterChange } = onGlobalChange(resource, [
    validatePublication,
    requirePublished,
    ...guard,
    refreshOnChange(resource),
  ])
  return {
    access: { read: isEditorOrPublished, update: isEditor },
    versions: { drafts, max: keptVersions },
    // The form asks for the date of what is published, and wonders at no status.
    forceSelect: { _status: true } as const,
    hooks: {
      beforeChange: [lockPublishing, ...beforeChange],
      afterChange: [...afterChange, renewGlobalLock(resource)],
    },
  }
}

/** The same for a global that says the same in every language: it is published in all at once. */
export const sharedSiteGlobal = (resource: CachedResource & GlobalSlug, guard?: Reaction[]) => ({
  ...siteGlobal(resource, guard),
  versions: { drafts: { ...drafts, localizeStatus: false }, max: keptVersions },
})
