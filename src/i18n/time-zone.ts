/** The time zone of the business: what the server calls a day. */
export const siteTimeZone = 'Europe/Berlin'
