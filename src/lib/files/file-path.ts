/**
 * Returns the URL path of a stored file. Payload's own URL starts with SITE_URL, which `next/image`
 * treats as a remote host.
 */
export const filePath = (collection: 'media' | 'recordings', name: string): string =>
  `/api/${collection}/file/${encodeURIComponent(name)}`
