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
 * Matches a place inside a cell where a program starts a new cell if it uses another separator or ends a
 * row at each line break, and the start of a formula there. Matches even without a formula, so that a
 * long run of spaces and invisible characters is read only once.
 */
const innerStart = /([;,\t\r\n][\s"\p{Cc}\p{Cf}]*)([=+\-@＝＋－＠]?)/gu

/** Matches phone numbers, which cannot be harmful formulas. */
const phoneNumber = /^\+\d[\d ()/.-]*$/

/** Prefixes formulas with an apostrophe, so that a spreadsheet treats them as text. */
function escapeFormula(cell: string): string {
  if (phoneNumber.test(cell)) return cell
  const inside = cell.replace(innerStart, (found, before: string, sign: string, at: number) =>
    sign === '' || phoneNumber.test(cell.slice(at + before.length)) ? found : `${before}'${sign}`,
  )
  return formulaStart.test(cell) ? `'${inside}` : inside
}
