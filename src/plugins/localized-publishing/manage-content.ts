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
import { editByLanguage, editGlobalByLanguage } from './edit-by-language.ts'
import { renewCollectionLock, renewGlobalLock, respectGlobalLock } from './renew-lock.ts'
import { refreshOnChange, refreshOnDelete } from './revalidate.ts'
import { noteAuthor, noteGlobalAuthor, savedBy } from './saved-by.ts'
import { onCollectionChange, onGlobalChange } from './stored-change.ts'
import { deferRequiredChecks, validatePublication } from './validate-publication.ts'
import { enforce, enforceOnDelete, undoIncompleteBulk } from './validation-issues.ts'

/** Versions of each document; Payload deletes older ones. */
const maxVersions = 50

const drafts = {
  localizeStatus: true,
  // Milliseconds after the last key, by which the preview is behind.
  autosave: { interval: 400 },
  schedulePublish: true,
}

export type CollectionOptions = {
  /** The field by which a page that shows a single document finds it. */
  pageField?: string
  /** Whether what is saved is public at once. */
  hasNoDrafts?: boolean
  /** What must hold of what is published, besides that it is complete. */
  rules?: PublishingRule[]
}

export type GlobalOptions = {
  /** Whether what is saved is public at once; no page shows it. */
  hasNoDrafts?: boolean
  /** Whether it is the same in every language: it is published in all at once. */
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

/** Names for the menus of any other collection's form. */
export function nameMenus(config: CollectionConfig): CollectionConfig {
  const { components } = config.admin ?? {}
  const edit = withControls(components?.edit, [nameControls])
  return { ...config, admin: { ...config.admin, components: { ...components, edit } } }
}

/** Drafts, complete content, fresh pages, trash and locks for a collection that shows on the site. */
export function manageCollection(
  config: CollectionConfig,
  { hasNoDrafts, pageField, rules = [] }: CollectionOptions,
): CollectionConfig {
  const slug = config.slug as CachedResource & CollectionSlug
  const refresh = refreshOnChange(slug, pageField)
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
      afterDelete: [refreshOnDelete(slug, pageField)],
    }),
  }
  if (hasNoDrafts) return managed
  return editByLanguage({
    ...managed,
    fields: [...deferRequiredChecks(config.fields), savedBy],
    versions: { drafts, maxPerDoc: maxVersions },
    hooks: withHooks(managed.hooks, {
      beforeOperation: [lockDocuments],
      beforeChange: [noteAuthor],
      afterChange: [renewCollectionLock(slug)],
      afterOperation: [undoIncompleteBulk],
      beforeDelete: [enforceOnDelete(rules)],
    }),
  })
}

/** The same for a global. */
export function manageGlobal(
  config: GlobalConfig,
  { hasNoDrafts, isShared, rules = [] }: GlobalOptions,
): GlobalConfig {
  const slug = config.slug as CachedResource & GlobalSlug
  const validate = enforce([validatePublication, ...rules])
  const reactions = hasNoDrafts ? [validate] : [validate, refreshOnChange(slug)]
  const hooks = withHooks(withHooks(config.hooks, onGlobalChange(slug, reactions)), {
    beforeOperation: [respectGlobalLock, lockGlobal],
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
  return editGlobalByLanguage({
    ...managed,
    fields: [...deferRequiredChecks(config.fields), savedBy],
    versions: { drafts: { ...drafts, localizeStatus: !isShared }, max: maxVersions },
    // The form loads the date of what is published, and expects a status with it.
    forceSelect: { _status: true },
    hooks: withHooks(hooks, {
      beforeChange: [noteGlobalAuthor],
      afterChange: [renewGlobalLock(slug)],
    }),
  })
}

/** Hooks with further ones, which run after those of the same kind. */
function withHooks<Hooks extends object>(hooks: Hooks | undefined, further: Hooks): Hooks {
  const own = hooks as Record<string, unknown[] | undefined> | undefined
  const merged = Object.entries(further).map(([kind, added]) => [
    kind,
    [...(own?.[kind] ?? []), ...added],
  ])
  return { ...hooks, ...Object.fromEntries(merged) }
}
