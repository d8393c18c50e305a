/**
 * SQLSTATE classes 22, 23 and 54: data exception, constraint violation, program limit exceeded. 42601, 42803,
 * 42883 and 42P10: Payload generates invalid SQL for some conditions and sorts, for example below a localized
 * relation in a list, or for an operator that does not exist for a column's type.
 */
const states = /^((22|23|54)[0-9A-Z]{3}|42601|42803|42883|42P10)$/

/** Returns whether PostgreSQL's error is about what a request has sent, such as a value that it cannot store. */
export function isRejectedQuery(sqlState: unknown): boolean {
  return typeof sqlState === 'string' && states.test(sqlState)
}
