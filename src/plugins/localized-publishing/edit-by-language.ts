import type { CollectionConfig, CollectionSlug, Endpoint, GlobalConfig, GlobalSlug } from 'payload'
import { discardDraft, getPublication, type Owner } from './endpoints.ts'
import { cancelPlan, createPlan } from './plans.ts'
import { listChanges, restoreVersion } from './restore.ts'

const components = '/src/plugins/localized-publishing/components'

const controls = {
  PublishButton: `${components}/publish-button.tsx#PublishButton`,
  Status: `${components}/status.tsx#Status`,
  UnpublishButton: `${components}/unpublish-button.tsx#UnpublishButton`,
}

const views = {
  edit: {
    versions: { Component: `${components}/versions-view.tsx#VersionsView` },
    version: { Component: `${components}/version-view.tsx#VersionView` },
  },
}

/** In place of the form of a document that does not exist yet. */
const create = {
  Component: `${components}/create-view.tsx#CreateView`,
  path: '/create',
  exact: true,
} as const

/**
 * Lets the staff see and change what is public of each language by itself: the state of the form's
 * language, its draft that can be discarded, its older versions. Payload counts versions over all
 * languages, and restores all of them at once.
 */
export function editByLanguage(config: CollectionConfig): CollectionConfig {
  const { admin, endpoints } = config
  const owner = { collection: config.slug as CollectionSlug }
  return {
    ...config,
    endpoints: [...endpointsOf(owner, '/:id'), ...(endpoints || [])],
    admin: {
      ...admin,
      // Payload's own copy publishes at once, and over another person's lock.
      disableCopyToLocale: true,
      components: {
        ...admin?.components,
        edit: { ...admin?.components?.edit, ...controls },
        views: { ...admin?.components?.views, ...views, ...(isNamed(config) && { create }) },
      },
    },
  }
}

/** Whether documents have a name that is typed. */
function isNamed({ admin, fields }: CollectionConfig): boolean {
  return fields.some(
    (field) => 'name' in field && field.name === admin?.useAsTitle && field.type === 'text',
  )
}

/** The same for a global. */
export function editGlobalByLanguage(config: GlobalConfig): GlobalConfig {
  const { admin, endpoints } = config
  const owner = { global: config.slug as GlobalSlug }
  return {
    ...config,
    endpoints: [...endpointsOf(owner, ''), ...(endpoints || [])],
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        elements: { ...admin?.components?.elements, ...controls },
        views: { ...admin?.components?.views, ...views },
      },
    },
  }
}

/** Endpoints below `document`, the path of one. Listed before Payload's own, so that they take precedence. */
const endpointsOf = (owner: Owner, document: '' | '/:id'): Endpoint[] => [
  { path: `${document}/publication`, method: 'get', handler: getPublication(owner) },
  { path: `${document}/discard-draft`, method: 'post', handler: discardDraft(owner) },
  { path: `${document}/plans`, method: 'post', handler: createPlan(owner) },
  { path: `${document}/plans/:plan`, method: 'delete', handler: cancelPlan(owner) },
  { path: '/versions/:id/changes', method: 'get', handler: listChanges(owner) },
  { path: '/versions/:id', method: 'post', handler: restoreVersion(owner) },
]
