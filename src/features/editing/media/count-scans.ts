/** The markers of a JPEG that have no length: TEM, RST0 to RST7 and SOI. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Reserved markers, which have no known length: decoders go on searching behind the marker itself. */
const isReserved = (marker: number) => marker > 0x01 && marker < 0xc0

const startOfScan = 0xda
const endOfImage = 0xd9

/**
 * Returns the number of scans of a JPEG (ITU T.81, B.1.1), of which a progressive one has about ten. Infinity for a
 * file with reserved markers, which could hide scans.
 */
export function countScans(data: Buffer): number {
  let scans = 0
  // Compressed data contains 0xff only before 0x00 and restart markers.
  let at = data.indexOf(0xff)
  while (at >= 0 && at + 4 <= data.length) {
    // Padding may precede a marker.
    while (data[at + 1] === 0xff) at += 1
    const marker = data[at + 1] ?? 0
    if (marker === endOfImage) return scans
    if (isReserved(marker)) return Number.POSITIVE_INFINITY
    if (marker === startOfScan) scans += 1
    const hasLength = marker !== 0 && !isBare(marker) && at + 4 <= data.length
    at = data.indexOf(0xff, at + 2 + (hasLength ? data.readUInt16BE(at + 2) : 0))
  }
  return scans
}
