import type { CollectionConfig, CollectionSlug, Endpoint, GlobalConfig, GlobalSlug } from 'payload'
import type { EntityRef } from './documents.ts'
import { discardDraft, getPublication } from './endpoints.ts'
import { cancelPlan, createPlan } from './plans.ts'
import { restoreVersion } from './restore.ts'
import { updateMany } from './update-many.ts'

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

/** Replaces the form of a document that does not exist yet. */
const create = {
  Component: `${components}/create-view.tsx#CreateView`,
  path: '/create',
  exact: true,
} as const

/**
 * Adds controls, views and endpoints that work on one language: its publication status, discarding
 * its draft, restoring its older versions. Payload counts versions over all languages and restores
 * all of them at once. Also replaces the endpoint for bulk updates.
 */
export function addEditControls(config: CollectionConfig): CollectionConfig {
  const { admin, endpoints } = config
  const entity = { collection: config.slug as CollectionSlug }
  return {
    ...config,
    endpoints: [
      ...endpointsOf(entity, '/:id'),
      { path: '/', method: 'patch', handler: updateMany(entity.collection) },
      ...(endpoints || []),
    ],
    admin: {
      ...admin,
      // Payload's own copy action publishes immediately and ignores another user's lock.
      disableCopyToLocale: true,
      components: {
        ...admin?.components,
        edit: { ...admin?.components?.edit, ...controls },
        views: { ...admin?.components?.views, ...views, create },
      },
    },
  }
}

export function addGlobalEditControls(config: GlobalConfig): GlobalConfig {
  const { admin, endpoints } = config
  const entity = { global: config.slug as GlobalSlug }
  return {
    ...config,
    endpoints: [...endpointsOf(entity, ''), ...(endpoints || [])],
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

/**
 * Returns the endpoints below the path of a document. They must be listed before Payload's own to
 * take precedence.
 */
const endpointsOf = (entity: EntityRef, document: '' | '/:id'): Endpoint[] => [
  { path: `${document}/publication`, method: 'get', handler: getPublication(entity) },
  { path: `${document}/discard-draft`, method: 'post', handler: discardDraft(entity) },
  { path: `${document}/plans`, method: 'post', handler: createPlan(entity) },
  { path: `${document}/plans/:plan`, method: 'delete', handler: cancelPlan(entity) },
  { path: '/versions/:id', method: 'post', handler: restoreVersion(entity) },
]
