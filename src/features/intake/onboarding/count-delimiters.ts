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
export function delimiterCounter(boundary: string): (chunk: Buffer) => number {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  const partLength = delimiter.length - 1
  // The end of what has been read, where a delimiter may begin. The first one may lack its line break.
  let end: Buffer = Buffer.from('\r\n')
  let count = 0
  return (chunk) => {
    // Joins only the ends: a copy of each chunk would keep the garbage collector busy.
    const seam = Buffer.concat([end, chunk.subarray(0, partLength)])
    count += countIn(seam, delimiter) + countIn(chunk, delimiter)
    end =
      chunk.length < partLength
        ? seam.subarray(-partLength)
        : Buffer.from(chunk.subarray(-partLength))
    return count
  }
}

function countIn(bytes: Buffer, delimiter: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf(delimiter); at !== -1; count++) {
    at = bytes.indexOf(delimiter, at + delimiter.length)
  }
  return count
}
