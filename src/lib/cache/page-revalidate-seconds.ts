/**
 * Seconds after which a page is made anew though nothing on it is known to have changed. For as long
 * again the old one is shown meanwhile, so that no page is ever older than a day.
 */
export const pageRevalidateSeconds = 12 * 3600
