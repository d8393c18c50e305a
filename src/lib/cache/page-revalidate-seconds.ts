/**
 * Seconds after which a page is rendered again even if nothing on it has changed. The stale page
 * may be served for the same time again, so that no page is older than a day.
 */
export const pageRevalidateSeconds = 12 * 3600
