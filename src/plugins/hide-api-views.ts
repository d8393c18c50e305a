import type { Plugin } from 'payload'

/** Hides the JSON view of a document from its form, because editors have no use for it. */
export const hideApiViews: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((each) => ({
    ...each,
    admin: { ...each.admin, hideAPIURL: true },
  })),
  globals: config.globals?.map((each) => ({
    ...each,
    admin: { ...each.admin, hideAPIURL: true },
  })),
})
