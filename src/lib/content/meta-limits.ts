/** Characters that usually fit into a search result or a link preview. */
export const metaLimits = { title: 60, description: 155, ogTitle: 70, ogDescription: 155 }
