/** The first bytes of the first two packets of a stream, the second of which contains the comments. */
const codecs = [
  { identification: 'OpusHead', comments: 'OpusTags', hasFramingBit: false },
  { identification: '\u0001vorbis', comments: '\u0003vorbis', hasFramingBit: true },
]

type Codec = (typeof codecs)[number]

/** A stream, with the number of its packet that is read next. */
type Stream = { codec: Codec; packet: number; comments: Buffer[]; pages: Buffer[] }

/**
 * Overwrites the comments of an Ogg file (RFC 3533, RFC 7845, Vorbis I) with spaces of the same length, so that
 * the pages stay as long as they are. Throws if the file is damaged or contains anything else than Opus and
 * Vorbis.
 */
export function overwriteOggComments(bytes: Buffer): Buffer {
  const streams = new Map<number, Stream>()
  const isRead = () => [...streams.values()].every(({ packet }) => packet === 2)
  for (let start = 0; start < bytes.length; ) {
    const isPage = bytes.toString('latin1', start, start + 4) === 'OggS'
    // Tags of other formats may follow the last page.
    if (!isPage && streams.size > 0 && isRead()) return bytes.subarray(0, start)
    const page = readPage(bytes.subarray(start))
    const serial = page.bytes.readUInt32LE(14)
    const isFirst = ((page.bytes[5] ?? 0) & 2) !== 0
    const stream = isFirst ? newStream(page.content) : streams.get(serial)
    if (!stream) throw new Error('The start of a stream is missing')
    if (isFirst) streams.set(serial, stream)
    if (stream.packet < 2 && readComments(stream, page)) overwrite(stream)
    start += page.bytes.length
  }
  if (!isRead()) throw new Error('The comments of the recording are missing')
  return bytes
}

type Page = { bytes: Buffer; segments: Buffer; content: Buffer }

/** Throws if there is no whole page at the start of `bytes`. */
function readPage(bytes: Buffer): Page {
  if (bytes.toString('latin1', 0, 4) !== 'OggS') throw new Error('A page is damaged')
  const header = 27 + bytes.readUInt8(26)
  const segments = bytes.subarray(27, header)
  const length = header + segments.reduce((sum, segment) => sum + segment, 0)
  if (bytes.length < length) throw new Error('A page is incomplete')
  return { bytes: bytes.subarray(0, length), segments, content: bytes.subarray(header, length) }
}

function newStream(content: Buffer): Stream {
  const codec = codecs.find(({ identification }) =>
    content.subarray(0, identification.length).equals(Buffer.from(identification, 'latin1')),
  )
  if (!codec) throw new Error('The recording is neither Opus nor Vorbis')
  return { codec, packet: 0, comments: [], pages: [] }
}

/** Collects the parts of the second packet. Returns whether the page contains its end. */
function readComments(stream: Stream, { bytes, content, segments }: Page): boolean {
  let start = 0
  for (const segment of segments) {
    if (stream.packet === 1) {
      stream.comments.push(content.subarray(start, start + segment))
      if (stream.pages.at(-1) !== bytes) stream.pages.push(bytes)
    }
    start += segment
    // A shorter segment ends a packet.
    if (segment < 255) stream.packet += 1
    if (stream.packet === 2) return true
  }
  return false
}

/** Writes a packet whose vendor is spaces and that has no comments. */
function overwrite({ codec, comments, pages }: Stream): void {
  const packet = Buffer.concat(comments)
  const start = codec.comments.length
  const vendor = packet.length - start - 8 - (codec.hasFramingBit ? 1 : 0)
  const isComments = packet.toString('latin1', 0, start) === codec.comments
  if (!isComments || vendor < 0) throw new Error('The comments of the recording are damaged')
  packet.writeUInt32LE(vendor, start)
  packet.fill(' ', start + 4, start + 4 + vendor)
  packet.writeUInt32LE(0, start + 4 + vendor)
  if (codec.hasFramingBit) packet.writeUInt8(1, packet.length - 1)
  let at = 0
  for (const part of comments) at += packet.copy(part, 0, at)
  for (const page of pages) page.writeUInt32LE(checksum(page.fill(0, 22, 26)), 22)
}

/** The CRC of a page: not reflected, unlike that of zlib. */
function checksum(page: Buffer): number {
  let sum = 0
  for (const byte of page) {
    sum ^= byte << 24
    for (let bit = 0; bit < 8; bit++) sum = sum < 0 ? (sum << 1) ^ 0x04c11db7 : sum << 1
  }
  return sum >>> 0
}
