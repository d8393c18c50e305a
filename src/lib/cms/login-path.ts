/** Maximum characters of the path and query to lead back to. Proxies limit the headers of a redirect. */
const maxRedirect = 500

/**
 * Returns the path of the CMS login, which redirects back to this path and query after the login,
 * unless they are too long.
 */
export function loginPath(
  path: string,
  searchParams: Record<string, string | string[] | undefined> = {},
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(searchParams)) {
    if (typeof value === 'string') query.set(name, value)
  }
  const redirect = new URLSearchParams({ redirect: query.size > 0 ? `${path}?${query}` : path })
  return `${redirect}`.length > maxRedirect ? '/admin/login' : `/admin/login?${redirect}`
}
