/**
 * Returns the boundary in a Content-Type. Returns undefined if it has none or a longer one than RFC 2046
 * allows: the time to search for it grows with its length.
 */
export function boundaryOf(contentType: string): string | undefined {
  const [, quoted, plain] = /boundary=(?:"([^"]*)"|([^\s;]*))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  return boundary && boundary.length <= 70 ? boundary : undefined
}

/**
 * Returns a function that counts the delimiters in the chunks of a multipart body, and returns their
 * number so far. A complete body has one more than it has parts, so this reveals parts that the
 * parser skips.
 */
export function delimiterCounter(boundary: string): (chunk: Uint8Array) => number {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  // The first delimiter may lack its line break.
  let rest: Buffer = Buffer.from('\r\n')
  let count = 0
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (let at = rest.indexOf(delimiter); at !== -1; at = rest.indexOf(delimiter)) {
      count++
      rest = rest.subarray(at + delimiter.length)
    }
    rest = rest.subarray(Math.max(0, rest.length - delimiter.length + 1))
    return count
  }
}
