/**
 * The hosts allowed for portraits of testimonials. The site's server fetches and resizes the
 * images, so browsers never connect to these hosts.
 */
export const imageHosts = ['images.unsplash.com', 'images.pexels.com', 'cdn.pixabay.com'] as const

/** Returns whether `value` is an https URL on one of the allowed hosts. */
export function isAllowedImageUrl(value: string): boolean {
  const url = URL.parse(value)
  return url?.protocol === 'https:' && imageHosts.some((host) => host === url.hostname) && !url.port
}
