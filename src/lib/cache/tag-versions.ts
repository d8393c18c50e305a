import { processWide } from '../process-wide.ts'

/** How often all cache tags, and each by itself, have expired. Next's page cache reads them. */
const versions = processWide('tag-versions', () => ({ all: 0, each: new Map<string, number>() }))

/** A tag with its present version, for what is about to be read. */
export function versionedTag(tag: string): string {
  return `${tag}@${versions.all}.${versions.each.get(tag) ?? 0}`
}

/** Whether a tag has not expired since it got its version. Tags without one are Next's own. */
export function isCurrentTag(versioned: string): boolean {
  const end = versioned.lastIndexOf('@')
  return end < 0 || versionedTag(versioned.slice(0, end)) === versioned
}

/** Makes everything out of date that carries a tag, also what is still being made. */
export function expireTag(tag: string): void {
  versions.each.set(tag, (versions.each.get(tag) ?? 0) + 1)
}

/** Makes everything out of date that this process keeps, also what is still being made. */
export function expireAllTags(): void {
  versions.all++
}
