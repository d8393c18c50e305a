/**
 * The boxes that the sound of an MP4 file consists of, by the box that contains them (ISO/IEC 14496-12).
 * The content of a box that is not a key here stays as it is.
 */
const boxesOfSound = {
  file: ['ftyp', 'styp', 'moov', 'mdat', 'moof', 'sidx', 'mfra'],
  moov: ['mvhd', 'trak', 'mvex'],
  trak: ['tkhd', 'edts', 'mdia'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['smhd', 'dinf', 'stbl'],
  stbl: ['stsd', 'stts', 'ctts', 'stsc', 'stsz', 'stz2', 'stco', 'co64', 'stss', 'sgpd', 'sbgp'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sgpd', 'sbgp'],
} as const

type Container = keyof typeof boxesOfSound

const isContainer = (type: string): type is Container => Object.hasOwn(boxesOfSound, type)

/**
 * Overwrites everything but the sound with empty boxes of the same length, because the file refers to its
 * sound by position. Throws if the file is damaged or contains anything else than AAC sound.
 */
export function overwriteMp4Metadata(bytes: Buffer): Buffer {
  if (!overwriteIn(bytes, 'file')) throw new Error('The recording has no sound')
  return bytes
}

/** Returns whether the box contains a track of sound. */
function overwriteIn(bytes: Buffer, container: Container): boolean {
  const allowed: readonly string[] = boxesOfSound[container]
  let hasSound = false
  for (let start = 0; start < bytes.length; ) {
    if (container === 'file' && hasSound && overwriteRest(bytes.subarray(start))) break
    const { type, header, length } = readBox(bytes.subarray(start))
    const content = bytes.subarray(start + header, start + length)
    if (!allowed.includes(type)) {
      bytes.write('free', start + 4, 'latin1')
      content.fill(0)
    } else if (isContainer(type)) {
      hasSound = overwriteIn(content, type) || hasSound
    } else if (type === 'hdlr') {
      overwriteName(content)
    } else if (type === 'stsd') {
      checkCodec(content)
      hasSound = true
    }
    start += length
  }
  return hasSound
}

/**
 * Overwrites what follows the last whole box of a file, such as a tag of another format, unless it is sound
 * whose end is missing. Returns whether there is no whole box.
 */
function overwriteRest(bytes: Buffer): boolean {
  const isBox = bytes.length >= 8 && bytes.readUInt32BE(0) <= bytes.length
  if (isBox) return false
  if (bytes.toString('latin1', 4, 8) !== 'mdat') bytes.fill(0)
  return true
}

/** Throws if the box does not fit into `bytes`. */
function readBox(bytes: Buffer): { type: string; header: number; length: number } {
  const size = bytes.readUInt32BE(0)
  const type = bytes.toString('latin1', 4, 8)
  const header = size === 1 ? 16 : 8
  // A size of 0 stands for the rest.
  const length = size === 1 ? Number(bytes.readBigUInt64BE(8)) : size || bytes.length
  if (length < header || length > bytes.length) throw new Error(`The box ${type} is damaged`)
  return { type, header, length }
}

/** Overwrites the name of a track's handler. Throws if the track contains no sound, but for example places. */
function overwriteName(handler: Buffer): void {
  const kind = handler.toString('latin1', 8, 12)
  if (kind !== 'soun') throw new Error(`The recording has a track of the kind ${kind}`)
  handler.fill(0, 24)
}

/** Throws if the sound is not AAC, for example lossless, which not every browser plays. */
function checkCodec(descriptions: Buffer): void {
  const codec = descriptions.toString('latin1', 12, 16)
  if (codec !== 'mp4a') throw new Error(`The recording has the codec ${codec}`)
}
