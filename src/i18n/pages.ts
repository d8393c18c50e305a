/** The pages whose meta stands in a record of its own. */
export const pagesWithMeta = ['landing', 'imprint', 'privacy', 'onboarding'] as const

export type PageWithMeta = (typeof pagesWithMeta)[number]
