/**
 * Returns a function that counts the delimiters in the chunks of a multipart body, and returns their
 * number so far. A complete body has one more than it has parts, so this reveals parts that the
 * parser skips.
 */
export function delimiterCounter(contentType: string): (chunk: Uint8Array) => number {
  const [, quoted, plain] = /boundary=(?:"([^"]*)"|([^\s;]*))/i.exec(contentType) ?? []
  const delimiter = Buffer.from(`\r\n--${quoted ?? plain}`)
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
