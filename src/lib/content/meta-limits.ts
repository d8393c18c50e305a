/** Characters that usually fit into a search result or the preview of a shared link. */
export const metaLimits = { title: 60, description: 155, ogTitle: 70, ogDescription: 155 }
