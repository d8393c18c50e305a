import type { CollectionConfig, CollectionSlug, GlobalConfig, GlobalSlug } from 'payload'
import type { CachedResource } from '../../lib/cache/cache-tags.ts'
import { lockPublishing } from './publish-lock.ts'
import { renewCollectionLock, renewGlobalLock } from './renew-lock.ts'
import { requirePublished, requirePublishedOnDelete } from './require-published.ts'
import { refreshOnChange, refreshOnDelete } from './revalidate.ts'
import { onCollectionChange, onGlobalChange, type Reaction } from './stored-change.ts'
import { validatePublication } from './validate-publication.ts'
import { bulkHooks } from './validation-issues.ts'

/** Versions kept of each document. */
const maxVersions = 50

const drafts = {
  localizeStatus: true,
  // Milliseconds after the last key; a preview that stands beside is this far behind.
  autosave: { interval: 400 },
  schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 },
}

export type CollectionOptions = {
  /** The field by which a page that shows a single document knows it. */
  pageField?: string
  /** Whether what is saved is public at once. */
  hasNoDrafts?: boolean
  /** Further checks of what a change makes public. */
  checks?: Reaction[]
}

export type GlobalOptions = {
  /** Whether what is saved is public at once; no page shows it. */
  hasNoDrafts?: boolean
  /** Whether it says the same in every language: it is published in all at once. */
  isShared?: boolean
  /** Further checks of what a change makes public. */
  checks?: Reaction[]
}

/** Drafts, complete content, fresh pages, trash and locks for a collection that shows on the site. */
export function manageCollection(
  config: CollectionConfig,
  { checks = [], hasNoDrafts, pageField }: CollectionOptions,
): CollectionConfig {
  const slug = config.slug as CachedResource & CollectionSlug
  const refresh = refreshOnChange(slug, pageField)
  const { beforeChange, afterChange } = onCollectionChange(
    slug,
    hasNoDrafts ? [refresh] : [validatePublication, requirePublished, ...checks, refresh],
  )
  const { hooks = {} } = config
  const managed: CollectionConfig = {
    ...config,
    trash: true,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), ...beforeChange],
      afterChange: [...(hooks.afterChange ?? []), ...afterChange],
      afterDelete: [...(hooks.afterDelete ?? []), refreshOnDelete(slug, pageField)],
    },
  }
  return hasNoDrafts ? managed : withDrafts(managed, slug)
}

function withDrafts(config: CollectionConfig, slug: CollectionSlug): CollectionConfig {
  const { hooks = {} } = config
  const { afterOperation, beforeOperation } = bulkHooks()
  return {
    ...config,
    versions: { drafts, maxPerDoc: maxVersions },
    hooks: {
      ...hooks,
      beforeChange: [lockPublishing, ...(hooks.beforeChange ?? [])],
      afterChange: [...(hooks.afterChange ?? []), renewCollectionLock(slug)],
      beforeOperation: [...(hooks.beforeOperation ?? []), ...beforeOperation],
      afterOperation: [...(hooks.afterOperation ?? []), ...afterOperation],
      beforeDelete: [...(hooks.beforeDelete ?? []), requirePublishedOnDelete],
    },
  }
}

/** The same for a global. */
export function manageGlobal(
  config: GlobalConfig,
  { checks = [], hasNoDrafts, isShared }: GlobalOptions,
): GlobalConfig {
  const slug = config.slug as CachedResource & GlobalSlug
  const { beforeChange, afterChange } = onGlobalChange(
    slug,
    hasNoDrafts
      ? [validatePublication, ...checks]
      : [validatePublication, requirePublished, ...checks, refreshOnChange(slug)],
  )
  const { hooks = {} } = config
  const own = {
    beforeChange: [...(hooks.beforeChange ?? []), ...beforeChange],
    afterChange: [...(hooks.afterChange ?? []), ...afterChange],
  }
  if (hasNoDrafts) return { ...config, hooks: { ...hooks, ...own } }
  return {
    ...config,
    versions: { drafts: { ...drafts, localizeStatus: !isShared }, max: maxVersions },
    // The form asks for the date of what is published, and wonders at no status.
    forceSelect: { _status: true },
    hooks: {
      ...hooks,
      beforeChange: [lockPublishing, ...own.beforeChange],
      afterChange: [...own.afterChange, renewGlobalLock(slug)],
    },
  }
}
