/** The number of weeks that the reports cover, including the current one. */
export const reportedWeeks = 26
