import type { CollectionSlug, GlobalSlug, Plugin } from 'payload'
import { deepMergeSimple } from 'payload/shared'
import { payloadTexts } from './edit-messages.ts'
import {
  type CollectionOptions,
  type GlobalOptions,
  manageCollection,
  manageGlobal,
  nameMenus,
} from './manage-content.ts'
import { planByLanguage } from './plan.ts'
import { readNewestDraft } from './read-newest-draft.ts'
import { storeLocksWhole } from './renew-lock.ts'
import { reorder } from './reorder.ts'

type Options = {
  /** The collections that show on the site, and how. */
  collections: Partial<Record<CollectionSlug, CollectionOptions>>
  globals: Partial<Record<GlobalSlug, GlobalOptions>>
}

/**
 * Completes Payload's drafts with localization: README.md lists what is guaranteed to editors, and what
 * Payload does instead.
 */
export const localizedPublishing =
  ({ collections, globals }: Options): Plugin =>
  (config) => ({
    ...config,
    db: storeLocksWhole(readNewestDraft(config.db)),
    // Before Payload's own endpoint of this name.
    endpoints: [reorder, ...(config.endpoints ?? [])],
    i18n: {
      ...config.i18n,
      translations: deepMergeSimple(payloadTexts, config.i18n?.translations ?? {}),
    },
    onInit: async (payload) => {
      planByLanguage(payload.config)
      await config.onInit?.(payload)
    },
    collections: config.collections?.map((each) => {
      const options = collections[each.slug as CollectionSlug]
      return options ? manageCollection(each, options) : nameMenus(each)
    }),
    globals: config.globals?.map((each) => {
      const options = globals[each.slug as GlobalSlug]
      return options ? manageGlobal(each, options) : each
    }),
  })
