import type { CollectionSlug, GlobalSlug } from 'payload'
import type { CachedThing } from '../../src/lib/cache-tags.ts'
import { isEditor, isEditorOrPublished } from './access.ts'
import { keepRequired } from './keep-required.ts'
import { publishSafely } from './publish-safely.ts'
import { bulkHooks } from './refusal.ts'
import { refreshOnChange, refreshOnDelete } from './revalidate.ts'
import { onCollectionChange, onGlobalChange, type Reaction } from './stored-change.ts'

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
export const siteCollection = (thing: CachedThing & CollectionSlug, name?: string) => ({
  access: { read: isEditorOrPublished, create: isEditor, update: isEditor, delete: isEditor },
  versions: { drafts, maxPerDoc: keptVersions },
  hooks: {
    ...onCollectionChange(thing, [publishSafely, keepRequired, refreshOnChange(thing, name)]),
    ...bulkHooks(),
    afterDelete: [refreshOnDelete(thing, name)],
  },
})

/** The same for a global. `guard` may refuse more than holes. */
export const siteGlobal = (thing: CachedThing & GlobalSlug, guard: Reaction[] = []) => ({
  access: { read: isEditorOrPublished, update: isEditor },
  versions: { drafts, max: keptVersions },
  hooks: onGlobalChange(thing, [publishSafely, keepRequired, ...guard, refreshOnChange(thing)]),
})

/** The same for a global that says the same in every language: it is published in all at once. */
export const sharedSiteGlobal = (thing: CachedThing & GlobalSlug, guard?: Reaction[]) => ({
  ...siteGlobal(thing, guard),
  versions: { drafts: { ...drafts, localizeStatus: false }, max: keptVersions },
})
