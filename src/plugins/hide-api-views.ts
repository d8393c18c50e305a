import type { Plugin } from 'payload'

/** Takes the view of a document as JSON out of its form: nobody who writes texts reads it. */
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
