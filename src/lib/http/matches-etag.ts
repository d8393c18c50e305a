/**
 * Returns whether an `If-None-Match` header contains an ETag. Compares weakly (RFC 9110, 13.1.2): a proxy that
 * compresses marks ETags as weak.
 */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim())
  return tags.includes('*') || tags.some((tag) => tag.replace(/^W\//, '') === etag)
}
