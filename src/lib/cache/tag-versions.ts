/**
 * How often each cache tag has expired. Next's server and the site's own code are bundled apart and
 * share a module's state by the global object alone.
 */
const versions = sharedMap(Symbol.for('site.tag-versions'))

/** A tag with its present version, for what is about to be read. */
export function versionedTag(tag: string): string {
  return `${tag}@${versions.get(tag) ?? 0}`
}

/** Whether a tag has not expired since it got its version. Tags without one are Next's own. */
export function isCurrentTag(versioned: string): boolean {
  const end = versioned.lastIndexOf('@')
  return end < 0 || versionedTag(versioned.slice(0, end)) === versioned
}

/** Makes everything out of date that carries a tag, also what is still being made. */
export function expireTag(tag: string): void {
  versions.set(tag, (versions.get(tag) ?? 0) + 1)
}

function sharedMap(name: symbol): Map<string, number> {
  const shared = globalThis as { [key: symbol]: Map<string, number> | undefined }
  const map = shared[name] ?? new Map<string, number>()
  shared[name] = map
  return map
}
