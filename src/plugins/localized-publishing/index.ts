import type { CollectionSlug, GlobalSlug, Plugin } from 'payload'
import { deepMergeSimple } from 'payload/shared'
import { payloadTexts } from './edit-messages.ts'
import {
  type CollectionOptions,
  type GlobalOptions,
  guardCollection,
  manageCollection,
  manageGlobal,
} from './manage-content.ts'
import { withAtomicLocks } from './renew-lock.ts'
import { reorder } from './reorder.ts'
import { replacePlanHandler } from './run-plan.ts'
import { withNewestDrafts } from './with-newest-drafts.ts'
import { withOrderedVersions } from './with-ordered-versions.ts'

type Options = {
  collections: Partial<Record<CollectionSlug, CollectionOptions>>
  globals: Partial<Record<GlobalSlug, GlobalOptions>>
  /** Other collections, whose forms only do not replace later saves. */
  guarded: CollectionSlug[]
  /** Days after which the trash is emptied; undefined if it is not. */
  trashDays: number | undefined
}

/**
 * Makes Payload's drafts work per language. README.md lists the guarantees, and what Payload does
 * without this plugin.
 */
export const localizedPublishing =
  ({ collections, globals, guarded, trashDays }: Options): Plugin =>
  (config) => ({
    ...config,
    db: withAtomicLocks(withOrderedVersions(withNewestDrafts(config.db))),
    // Must precede Payload's endpoint of the same path.
    endpoints: [reorder, ...(config.endpoints ?? [])],
    i18n: {
      ...config.i18n,
      translations: deepMergeSimple(payloadTexts(trashDays), config.i18n?.translations ?? {}),
    },
    onInit: async (payload) => {
      replacePlanHandler(payload.config)
      await config.onInit?.(payload)
    },
    collections: config.collections?.map((each) => {
      const options = collections[each.slug as CollectionSlug]
      if (options) return manageCollection(each, options)
      return guarded.includes(each.slug as CollectionSlug) ? guardCollection(each) : each
    }),
    globals: config.globals?.map((each) => {
      const options = globals[each.slug as GlobalSlug]
      return options ? manageGlobal(each, options) : each
    }),
  })
