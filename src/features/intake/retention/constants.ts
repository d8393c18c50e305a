/** Days after which IP addresses are deleted; log files are the operator's (docs/operations.md). */
export const ipAddressDays = 7

/** Days for which the trash can give back what was moved there. */
export const trashDays = 30
