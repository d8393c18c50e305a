/** The time zone of the business, which defines days on the server. */
export const siteTimeZone = 'Europe/Berlin'
