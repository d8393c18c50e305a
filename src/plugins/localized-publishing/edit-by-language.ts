import type { CollectionConfig, CollectionSlug, Endpoint, GlobalConfig, GlobalSlug } from 'payload'
import { discardDraft, getPublication } from './endpoints.ts'
import { listChanges, restoreVersion } from './restore.ts'

const components = '/src/plugins/localized-publishing/components'

const controls = {
  Status: `${components}/status.tsx#Status`,
  UnpublishButton: `${components}/unpublish-button.tsx#UnpublishButton`,
}

const views = {
  edit: {
    versions: { Component: `${components}/versions-view.tsx#VersionsView` },
    version: { Component: `${components}/version-view.tsx#VersionView` },
  },
}

/**
 * Lets the staff see and change what is public of each language by itself: the state of the form's
 * language, its draft that can be discarded, its older versions. Payload counts versions over all
 * languages, and restores all of them at once.
 */
export function editByLanguage(config: CollectionConfig): CollectionConfig {
  const { admin, endpoints } = config
  const collection = config.slug as CollectionSlug
  const own: Endpoint[] = [
    { path: '/:id/publication', method: 'get', handler: getPublication({ collection }) },
    { path: '/:id/discard-draft', method: 'post', handler: discardDraft({ collection }) },
    { path: '/versions/:id/changes', method: 'get', handler: listChanges({ collection }) },
    // Instead of Payload's own endpoint of this name, which comes later.
    { path: '/versions/:id', method: 'post', handler: restoreVersion({ collection }) },
  ]
  return {
    ...config,
    endpoints: [...own, ...(endpoints || [])],
    admin: {
      ...admin,
      // Payload's own copy publishes at once, and over another person's lock.
      disableCopyToLocale: true,
      components: {
        ...admin?.components,
        edit: { ...admin?.components?.edit, ...controls },
        views: { ...admin?.components?.views, ...views },
      },
    },
  }
}

/** The same for a global. */
export function editGlobalByLanguage(config: GlobalConfig): GlobalConfig {
  const { admin, endpoints } = config
  const global = config.slug as GlobalSlug
  const own: Endpoint[] = [
    { path: '/publication', method: 'get', handler: getPublication({ global }) },
    { path: '/discard-draft', method: 'post', handler: discardDraft({ global }) },
    { path: '/versions/:id/changes', method: 'get', handler: listChanges({ global }) },
    { path: '/versions/:id', method: 'post', handler: restoreVersion({ global }) },
  ]
  return {
    ...config,
    endpoints: [...own, ...(endpoints || [])],
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
