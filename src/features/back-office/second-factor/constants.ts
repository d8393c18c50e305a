/** The CMS page where users set up or change their second factor. */
export const secondFactorPath = '/admin/second-factor'

/** Returns the path of that page with a target to redirect to afterwards. */
export const secondFactorPathBefore = (target: string): string =>
  `${secondFactorPath}?${new URLSearchParams({ redirect: target })}`
