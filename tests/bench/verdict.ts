/** Prints a figure beside its bar and whether it is met. */
export function printVerdict(figure: string, bar: string, isMet: boolean): void {
  console.log(`${figure} (bar ${bar}): ${isMet ? 'met' : 'MISSED'}`)
}
