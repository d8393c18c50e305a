/** The pages with a document in `page-meta`. */
export const pagesWithMeta = ['landing', 'imprint', 'privacy', 'onboarding'] as const

export type PageWithMeta = (typeof pagesWithMeta)[number]
