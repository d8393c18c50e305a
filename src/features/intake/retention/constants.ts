/** Days after which IP addresses are deleted. Log files are the operator's task (docs/operations.md). */
export const ipAddressDays = 7

/** Days after which documents in the trash are deleted permanently. */
export const trashDays = 30
