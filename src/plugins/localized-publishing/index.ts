import type {
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  GlobalSlug,
  Plugin,
  SanitizedConfig,
} from 'payload'
import { editByLanguage, editGlobalByLanguage } from './edit-by-language.ts'
import {
  type CollectionOptions,
  type GlobalOptions,
  manageCollection,
  manageGlobal,
} from './manage-content.ts'
import { planByLanguage } from './plan.ts'
import { protectPictures } from './protect-pictures.ts'
import { readNewestDraft } from './read-newest-draft.ts'
import { reorder } from './reorder.ts'
import { deferRequiredChecks } from './validate-publication.ts'
import { answerBulk } from './validation-issues.ts'

type Options = {
  /** The collections that show on the site, and how. */
  collections: Partial<Record<CollectionSlug, CollectionOptions>>
  globals: Partial<Record<GlobalSlug, GlobalOptions>>
  /** The collection of the pictures that they show. */
  pictures: CollectionSlug
}

/**
 * Completes Payload's drafts with localization: README.md says what is guaranteed to editors, and what
 * Payload does instead. `completeLocalizedPublishing` is to be called with the sanitized configuration.
 */
export const localizedPublishing =
  ({ collections, globals, pictures }: Options): Plugin =>
  (config) => ({
    ...config,
    db: readNewestDraft(config.db),
    // Before Payload's own endpoint of this name.
    endpoints: [reorder, ...(config.endpoints ?? [])],
    hooks: { ...config.hooks, afterError: [...(config.hooks?.afterError ?? []), answerBulk] },
    collections: config.collections?.map((each) => {
      const options = collections[each.slug as CollectionSlug]
      if (!options) return each
      const own = each.slug === pictures ? protectPictures(each) : each
      return withControls(manageCollection(own, options), editByLanguage)
    }),
    globals: config.globals?.map((each) => {
      const options = globals[each.slug as GlobalSlug]
      return options ? withControls(manageGlobal(each, options), editGlobalByLanguage) : each
    }),
  })

/** What Payload adds only when it sanitizes the configuration: field checks, and the job of plans. */
export function completeLocalizedPublishing(config: SanitizedConfig): SanitizedConfig {
  return deferRequiredChecks(planByLanguage(config))
}

function withControls<Entity extends CollectionConfig | GlobalConfig>(
  entity: Entity,
  addControls: (entity: Entity) => Entity,
): Entity {
  const { versions } = entity
  return typeof versions === 'object' && versions.drafts ? addControls(entity) : entity
}
