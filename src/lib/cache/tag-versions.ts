import { processWide } from '../process-wide.ts'

/** Numbers of expirations: of all tags together, and of each tag. */
const versions = processWide('tag-versions', () => ({ all: 0, each: new Map<string, number>() }))

/** Returns a tag with its current version. Call it before reading the data. */
export function versionedTag(tag: string): string {
  return `${tag}@${versions.all}.${versions.each.get(tag) ?? 0}`
}

/**
 * Returns whether a tag has not expired since `versionedTag`. Tags without
 * a version are Next's own.
 */
export function isCurrentTag(versioned: string): boolean {
  const end = versioned.lastIndexOf('@')
  return end < 0 || versionedTag(versioned.slice(0, end)) === versioned
}

/** Expires all cache entries with this tag, including those still being rendered. */
export function expireTag(tag: string): void {
  versions.each.set(tag, (versions.each.get(tag) ?? 0) + 1)
}

/** Expires all cache entries of this process, including those still being rendered. */
export function expireAllTags(): void {
  versions.all++
}
