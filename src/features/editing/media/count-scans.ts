/** The markers of a JPEG that have no length: padding, TEM, RST0 to RST7 and SOI. */
const isBare = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)

const startOfScan = 0xda
const endOfImage = 0xd9

/** Returns the number of scans of a JPEG (ITU T.81, B.1.1), of which a progressive one has about ten. */
export function countScans(data: Buffer): number {
  let scans = 0
  let at = 0
  while (true) {
    // Compressed data contains 0xff only before 0x00 and restart markers.
    at = data.indexOf(0xff, at)
    const marker = data[at + 1]
    if (at < 0 || marker === undefined || marker === endOfImage || at + 4 > data.length)
      return scans
    if (marker === startOfScan) scans += 1
    if (marker === 0xff) at += 1
    else at += isBare(marker) ? 2 : 2 + data.readUInt16BE(at + 2)
  }
}
