/**
 * The hosts that a testimonial's portrait may come from. The site's own server fetches and resizes
 * the picture, so a visitor's browser never connects to them.
 */
export const imageHosts = ['images.unsplash.com', 'images.pexels.com', 'cdn.pixabay.com'] as const

/** Whether `value` is an https address on one of the allowed hosts. */
export function isAllowedImageUrl(value: string): boolean {
  const url = URL.parse(value)
  return url?.protocol === 'https:' && imageHosts.some((host) => host === url.hostname) && !url.port
}
