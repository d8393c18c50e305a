type CsvOptions = {
  separator: ',' | ';'
  /** Starts the file with a byte order mark, by which Excel recognises UTF-8. */
  byteOrderMark?: boolean
}

/**
 * Rows of cells as CSV (RFC 4180): every value quoted, quotes doubled, lines ended by CR LF. Cells
 * that a spreadsheet would run are made harmless first.
 */
export function toCsv(
  rows: readonly (readonly string[])[],
  { separator, byteOrderMark = false }: CsvOptions,
): string {
  const lines = rows.map((cells) => cells.map(quoted).join(separator))
  return `${byteOrderMark ? '\uFEFF' : ''}${lines.map((line) => `${line}\r\n`).join('')}`
}

function quoted(cell: string): string {
  return `"${harmless(cell).replaceAll('"', '""')}"`
}

/**
 * What makes a spreadsheet run a cell (OWASP, "CSV Injection"), also behind blanks and invisible
 * characters and in full width, as some programs drop the former and fold the latter.
 */
const formulaStart = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/**
 * The same inside of a cell, where one begins for a program that takes another separator for that of
 * the file, or ends a line at each break.
 */
const innerFormulaStart = /(?<=[;,\t\r\n][\s"\p{Cc}\p{Cf}]*)[=+\-@＝＋－＠]/gu

/** A plus followed only by characters of phone numbers, which cannot form a harmful formula. */
const phoneNumber = /^\+\d[\d ()/.-]*$/

/** The cell as a spreadsheet may open it: behind an apostrophe it is text and never a formula. */
function harmless(cell: string): string {
  if (phoneNumber.test(cell)) return cell
  const inside = cell.replace(innerFormulaStart, (sign, at: number) =>
    phoneNumber.test(cell.slice(at)) ? sign : `'${sign}`,
  )
  return formulaStart.test(cell) ? `'${inside}` : inside
}
