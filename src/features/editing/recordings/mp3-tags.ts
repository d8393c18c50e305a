/**
 * Removes the tags of an MP3: ID3v2 at its start and between parts that were joined; ID3v1, APE and Lyrics3
 * at the end of each part. Throws if no sound is left.
 */
export function removeMp3Tags(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  const text = bytes.toString('latin1')
  for (let start = 0; start < bytes.length; ) {
    start += tagLengthAt(bytes, start)
    const end = nextTag(bytes, text, start)
    parts.push(withoutTrailingTags(bytes.subarray(start, end)))
    start = end
  }
  const sound = Buffer.concat(parts)
  if (!sound.some((_, at) => isFrameAt(sound, at))) throw new Error('The recording has no sound')
  return sound
}

const id3v1Length = 128

/** Returns the length of the ID3 tag at `start`; 0 without one. */
function tagLengthAt(bytes: Buffer, start: number): number {
  const header = bytes.subarray(start, start + 10)
  const letters = header.toString('latin1', 0, 3)
  if (letters === 'TAG') return id3v1Length
  if (header.length < 10 || letters !== 'ID3') return 0
  const size = header.subarray(6)
  if (size.some((byte) => byte > 0x7f)) return 0
  const hasFooter = ((header[5] ?? 0) & 0x10) !== 0
  return size.reduce((sum, byte) => sum * 128 + byte, 0) + (hasFooter ? 20 : 10)
}

/**
 * Returns where the next ID3 tag starts, or the length of the file. As sound may contain the same letters,
 * only a tag counts that is followed by a frame of sound or, if it is ID3v2, by zeros, another tag or nothing.
 */
function nextTag(bytes: Buffer, text: string, from: number): number {
  const letters = /ID3|TAG/g
  letters.lastIndex = from
  for (const { 0: name, index } of text.matchAll(letters)) {
    const length = tagLengthAt(bytes, index)
    const isEnd = name === 'TAG' ? isFrameAt : isTagEnd
    if (length > 0 && isEnd(bytes, index + length)) return index
  }
  return bytes.length
}

function isTagEnd(bytes: Buffer, at: number): boolean {
  const next = bytes.toString('latin1', at, at + 3)
  return next === '' || next === 'TAG' || next === 'ID3' || next[0] === '\0' || isFrameAt(bytes, at)
}

function isFrameAt(bytes: Buffer, at: number): boolean {
  return bytes[at] === 0xff && ((bytes[at + 1] ?? 0) & 0xe0) === 0xe0
}

function withoutTrailingTags(part: Buffer): Buffer {
  let end = part.length
  for (let length = trailingTagLength(part); length > 0; ) {
    end = Math.max(0, end - length)
    length = trailingTagLength(part.subarray(0, end))
  }
  return part.subarray(0, end)
}

/** Returns the length of the tag that ends `part`; 0 without one. */
function trailingTagLength(part: Buffer): number {
  const isAt = (letters: string, fromEnd: number) =>
    fromEnd <= part.length && part.indexOf(letters, part.length - fromEnd) === part.length - fromEnd
  if (isAt('TAG', id3v1Length)) return id3v1Length
  if (isAt('TAG+', 227)) return 227
  if (isAt('APETAGEX', 32)) {
    const hasHeader = part.readUInt32LE(part.length - 12) >>> 31 === 1
    return part.readUInt32LE(part.length - 20) + (hasHeader ? 32 : 0)
  }
  if (isAt('LYRICS200', 9)) {
    const size = Number(part.toString('latin1', part.length - 15, part.length - 9))
    return Number.isInteger(size) && size > 0 ? size + 15 : 0
  }
  return 0
}
