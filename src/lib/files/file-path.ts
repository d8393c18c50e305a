/**
 * The path of a stored file. Payload's own address of it begins with SITE_URL, which `next/image` takes
 * for a foreign host.
 */
export const filePath = (collection: 'media' | 'recordings', name: string): string =>
  `/api/${collection}/file/${encodeURIComponent(name)}`
