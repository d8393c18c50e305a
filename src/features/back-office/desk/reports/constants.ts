/** How far back the figures reach, this week included. */
export const reportedWeeks = 26
