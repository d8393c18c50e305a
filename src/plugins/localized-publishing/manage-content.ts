import type {
  CollectionConfig,
  CollectionSlug,
  CustomComponent,
  GlobalConfig,
  GlobalSlug,
} from 'payload'
import type { CachedResource } from '../../lib/cache/cache-tags.ts'
import { lockDocuments, lockGlobal } from '../../lib/cms/lock-documents.ts'
import type { PublishingRule } from '../../lib/content/publishing-rule.ts'
import { addEditControls, addGlobalEditControls } from './edit-controls.ts'
import { enforceGlobalLock, renewCollectionLock, renewGlobalLock } from './renew-lock.ts'
import { expireCacheOnChange, expireCacheOnDelete } from './revalidate.ts'
import { savedBy, setGlobalSavedBy, setSavedBy } from './saved-by.ts'
import { onCollectionChange, onGlobalChange } from './stored-change.ts'
import { deferRequiredChecks, validatePublication } from './validate-publication.ts'
import { enforce, enforceOnDelete, rollBackFailedBulk } from './validation-issues.ts'

/** Versions per document; Payload deletes older ones. */
const maxVersions = 50

const drafts = {
  localizeStatus: true,
  // Milliseconds after the last keystroke, which is also the delay of the live preview.
  autosave: { interval: 400 },
  schedulePublish: true,
}

export type CollectionOptions = {
  /** The field by which a page finds the single document that it shows. */
  pageField?: string
  /** Whether what is saved is public at once. */
  hasNoDrafts?: boolean
  /** What must hold of what is published, besides that it is complete. */
  rules?: PublishingRule[]
}

export type GlobalOptions = {
  /** Whether what is saved is public at once; no page shows it. */
  hasNoDrafts?: boolean
  /** Whether all languages share one status, so that they are published together. */
  isShared?: boolean
  /** What must hold of what is published, besides that it is complete. */
  rules?: PublishingRule[]
}

const components = '/src/plugins/localized-publishing/components'
const nameControls = `${components}/name-controls.tsx#NameControls`
const controls = [`${components}/lock.tsx#Lock`, nameControls]

type Slots = { beforeDocumentControls?: CustomComponent[] }

const withControls = <Known extends Slots>(slots?: Known, added = controls) => ({
  ...slots,
  beforeDocumentControls: [...(slots?.beforeDocumentControls ?? []), ...added],
})

/** Adds accessible names for the menus in the form of a collection that has no drafts. */
export function labelMenus(config: CollectionConfig): CollectionConfig {
  const { components } = config.admin ?? {}
  const edit = withControls(components?.edit, [nameControls])
  return { ...config, admin: { ...config.admin, components: { ...components, edit } } }
}

/**
 * Adds drafts, validation, cache invalidation, trash and locks to a collection that the site shows.
 */
export function manageCollection(
  config: CollectionConfig,
  { hasNoDrafts, pageField, rules = [] }: CollectionOptions,
): CollectionConfig {
  const slug = config.slug as CachedResource & CollectionSlug
  const refresh = expireCacheOnChange(slug, pageField)
  const managed: CollectionConfig = {
    ...config,
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        edit: withControls(config.admin?.components?.edit),
      },
    },
    trash: true,
    hooks: withHooks(config.hooks, {
      ...onCollectionChange(
        slug,
        hasNoDrafts ? [refresh] : [enforce([validatePublication, ...rules]), refresh],
      ),
      afterDelete: [expireCacheOnDelete(slug, pageField)],
    }),
  }
  if (hasNoDrafts) return managed
  return addEditControls({
    ...managed,
    fields: [...deferRequiredChecks(config.fields), savedBy],
    versions: { drafts, maxPerDoc: maxVersions },
    hooks: withHooks(managed.hooks, {
      beforeOperation: [lockDocuments],
      beforeChange: [setSavedBy],
      afterChange: [renewCollectionLock(slug)],
      afterOperation: [rollBackFailedBulk],
      beforeDelete: [enforceOnDelete(rules)],
    }),
  })
}

/** Does the same for a global, except for the trash. */
export function manageGlobal(
  config: GlobalConfig,
  { hasNoDrafts, isShared, rules = [] }: GlobalOptions,
): GlobalConfig {
  const slug = config.slug as CachedResource & GlobalSlug
  const validate = enforce([validatePublication, ...rules])
  const reactions = hasNoDrafts ? [validate] : [validate, expireCacheOnChange(slug)]
  const hooks = withHooks(withHooks(config.hooks, onGlobalChange(slug, reactions)), {
    beforeOperation: [enforceGlobalLock, lockGlobal],
  })
  const managed: GlobalConfig = {
    ...config,
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        elements: withControls(config.admin?.components?.elements),
      },
    },
    hooks,
  }
  if (hasNoDrafts) return managed
  return addGlobalEditControls({
    ...managed,
    fields: [...deferRequiredChecks(config.fields), savedBy],
    versions: { drafts: { ...drafts, localizeStatus: !isShared }, max: maxVersions },
    // The form loads the publication date, and expects a status with it.
    forceSelect: { _status: true },
    hooks: withHooks(hooks, {
      beforeChange: [setGlobalSavedBy],
      afterChange: [renewGlobalLock(slug)],
    }),
  })
}

/** Appends hooks to the existing ones of the same kind. */
function withHooks<Hooks extends object>(hooks: Hooks | undefined, further: Hooks): Hooks {
  const own = hooks as Record<string, unknown[] | undefined> | undefined
  const merged = Object.entries(further).map(([kind, added]) => [
    kind,
    [...(own?.[kind] ?? []), ...added],
  ])
  return { ...hooks, ...Object.fromEntries(merged) }
}
