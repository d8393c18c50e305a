type CsvOptions = {
  separator: ',' | ';'
  /** Whether to start with a byte order mark, by which Excel recognizes UTF-8. */
  byteOrderMark?: boolean
}

/**
 * Formats rows as CSV (RFC 4180): all values are quoted, quotes are doubled, lines end with CR LF.
 * Escapes cells that a spreadsheet would run as formulas.
 */
export function toCsv(
  rows: readonly (readonly string[])[],
  { separator, byteOrderMark = false }: CsvOptions,
): string {
  const lines = rows.map((cells) => cells.map(quote).join(separator))
  return `${byteOrderMark ? '\uFEFF' : ''}${lines.map((line) => `${line}\r\n`).join('')}`
}

function quote(cell: string): string {
  return `"${escapeFormula(cell).replaceAll('"', '""')}"`
}

/**
 * Matches the start of a formula (OWASP, "CSV Injection"). Includes leading spaces and invisible
 * characters, which some programs drop, and full-width characters, which some programs normalize.
 */
const formulaStart = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/**
 * Matches the start of a formula inside a cell, where a program starts a new cell if it uses
 * another separator or ends a row at each line break.
 */
const innerFormulaStart = /(?<=[;,\t\r\n][\s"\p{Cc}\p{Cf}]*)[=+\-@＝＋－＠]/gu

/** Matches phone numbers, which cannot be harmful formulas. */
const phoneNumber = /^\+\d[\d ()/.-]*$/

/** Prefixes formulas with an apostrophe, so that a spreadsheet treats them as text. */
function escapeFormula(cell: string): string {
  if (phoneNumber.test(cell)) return cell
  const inside = cell.replace(innerFormulaStart, (sign, at: number) =>
    phoneNumber.test(cell.slice(at)) ? sign : `'${sign}`,
  )
  return formulaStart.test(cell) ? `'${inside}` : inside
}
