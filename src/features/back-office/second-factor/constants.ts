/** The page of the CMS on which somebody sets up or changes their second factor. */
export const secondFactorPath = '/admin/second-factor'

/** The same page, which leads on to another one afterwards. */
export const secondFactorBefore = (target: string): string =>
  `${secondFactorPath}?${new URLSearchParams({ redirect: target })}`
