/** Prints a measurement with its limit and whether the limit is met. */
export function printVerdict(figure: string, bar: string, isMet: boolean): void {
  console.log(`${figure} (bar ${bar}): ${isMet ? 'met' : 'MISSED'}`)
}
