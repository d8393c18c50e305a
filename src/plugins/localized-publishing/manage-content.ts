import type {
  CollectionConfig,
  CollectionSlug,
  CustomComponent,
  GlobalConfig,
  GlobalSlug,
} from 'payload'
import type { CachedResource } from '../../lib/cache/cache-tags.ts'
import { serializeGlobalWrites, serializeWrites } from '../../lib/cms/serialize-writes.ts'
import type { PublishingRule } from '../../lib/content/publishing-rule.ts'
import { addEditControls, addGlobalEditControls } from './edit-controls.ts'
import { limitGlobalLength, limitLength } from './limit-length.ts'
import { deletePlans } from './plans.ts'
import {
  recordGlobalSave,
  recordSave,
  rejectConflict,
  rejectGlobalConflict,
} from './reject-conflict.ts'
import { rejectImplicitCreation } from './reject-implicit-creation.ts'
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
  /** Whether saving publishes immediately. */
  hasNoDrafts?: boolean
  /** Maximum characters of a draft in one language. */
  maxLength?: number
  /** Rules for published content, in addition to completeness. */
  rules?: PublishingRule[]
}

export type GlobalOptions = {
  /** Whether saving publishes immediately; no page shows the global. */
  hasNoDrafts?: boolean
  /** Whether all languages share one status, so that they are published together. */
  isShared?: boolean
  /** Rules for published content, in addition to completeness. */
  rules?: PublishingRule[]
}

const components = '/src/plugins/localized-publishing/components'
const lock = `${components}/lock.tsx#Lock`
const formLanguage = `${components}/form-language.tsx#FormLanguage`

type Slots = { beforeDocumentControls?: CustomComponent[] }

const appendControls = <Known extends Slots>(slots: Known | undefined, ...controls: string[]) => ({
  ...slots,
  beforeDocumentControls: [...(slots?.beforeDocumentControls ?? []), ...controls],
})

/** Adds a control to the form of a collection. */
const addControl = (config: CollectionConfig, control: string): CollectionConfig => ({
  ...config,
  admin: {
    ...config.admin,
    components: {
      ...config.admin?.components,
      edit: appendControls(config.admin?.components?.edit, control),
    },
  },
})

/** Rejects saves from a form of the collection that does not know the document's last save. */
export function guardCollection(config: CollectionConfig): CollectionConfig {
  return {
    ...addControl(config, lock),
    hooks: {
      ...config.hooks,
      // First, so that the collection's own hooks check under the lock what they depend on.
      beforeChange: [rejectConflict, ...(config.hooks?.beforeChange ?? [])],
      afterChange: [...(config.hooks?.afterChange ?? []), recordSave],
    },
  }
}

/**
 * Adds drafts, validation, cache invalidation, trash and locks to a collection that the site shows.
 */
export function manageCollection(
  config: CollectionConfig,
  { hasNoDrafts, maxLength, pageField, rules = [] }: CollectionOptions,
): CollectionConfig {
  const slug = config.slug as CachedResource & CollectionSlug
  const refresh = expireCacheOnChange(slug, pageField)
  const { beforeChange, ...change } = onCollectionChange(
    slug,
    hasNoDrafts ? [refresh] : [enforce([validatePublication, ...rules]), refresh],
  )
  const managed = guardCollection({
    ...addControl(config, formLanguage),
    trash: true,
    hooks: {
      ...appendHooks(config.hooks, {
        ...change,
        afterDelete: [expireCacheOnDelete(slug, pageField)],
      }),
      beforeChange: [...beforeChange, ...(config.hooks?.beforeChange ?? [])],
    },
  })
  if (hasNoDrafts) return managed
  return addEditControls({
    ...managed,
    fields: [...deferRequiredChecks(config.fields), savedBy],
    versions: { drafts, maxPerDoc: maxVersions },
    hooks: appendHooks(managed.hooks, {
      beforeOperation: [rejectImplicitCreation, serializeWrites],
      beforeChange: [limitLength(maxLength), setSavedBy],
      afterChange: [renewCollectionLock(slug)],
      afterOperation: [rollBackFailedBulk],
      beforeDelete: [enforceOnDelete(rules)],
      afterDelete: [deletePlans(slug)],
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
  const listeners = hasNoDrafts ? [validate] : [validate, expireCacheOnChange(slug)]
  const hooks = appendHooks(appendHooks(config.hooks, onGlobalChange(slug, listeners)), {
    beforeOperation: [enforceGlobalLock, serializeGlobalWrites],
    beforeChange: [rejectGlobalConflict],
    afterChange: [recordGlobalSave],
  })
  const managed: GlobalConfig = {
    ...config,
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        elements: appendControls(config.admin?.components?.elements, lock, formLanguage),
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
    hooks: appendHooks(hooks, {
      beforeChange: [limitGlobalLength, setGlobalSavedBy],
      afterChange: [renewGlobalLock(slug)],
    }),
  })
}

/** Appends hooks to the existing ones of the same kind. */
function appendHooks<Hooks extends object>(hooks: Hooks | undefined, further: Hooks): Hooks {
  const own = hooks as Record<string, unknown[] | undefined> | undefined
  const merged = Object.entries(further).map(([kind, added]) => [
    kind,
    [...(own?.[kind] ?? []), ...added],
  ])
  return { ...hooks, ...Object.fromEntries(merged) }
}
