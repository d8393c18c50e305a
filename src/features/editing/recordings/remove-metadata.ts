import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
} from 'mediabunny'
import type { RecordingType } from './constants.ts'

const formats = {
  'audio/mpeg': () => new Mp3OutputFormat(),
  'audio/mp4': () => new Mp4OutputFormat(),
  'audio/ogg': () => new OggOutputFormat(),
} satisfies Record<RecordingType, unknown>

/**
 * Copies the sound of a recording into a new file, without re-encoding it and without what its file says
 * about its place, device and author. Throws if the file is damaged or consists of several recordings.
 */
export async function removeMetadata(bytes: Uint8Array, type: RecordingType): Promise<Uint8Array> {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
  const target = new BufferTarget()
  const output = new Output({ format: formats[type](), target })
  const conversion = await Conversion.init({ input, output, tags: {}, video: { discard: true } })
  await conversion.execute()
  if (!target.buffer) throw new Error('The recording has no sound')
  const cleaned = Buffer.from(target.buffer)
  // The brand of sound alone; with that of mediabunny, the file would count as a video.
  if (type === 'audio/mp4') cleaned.write('M4A ', cleaned.indexOf('ftyp') + 4, 'latin1')
  // Of an MP3 that was joined from different ones, mediabunny copies only the first.
  const isCut = cleaned.length < 0.95 * (bytes.length - tagLength(bytes))
  if (type === 'audio/mpeg' && isCut) throw new Error('The recording has sound of several kinds')
  return cleaned
}

/** Returns the length of the ID3v2 tag at the start of an MP3, which may contain a picture; 0 without one. */
function tagLength(bytes: Uint8Array): number {
  if (Buffer.from(bytes.subarray(0, 3)).toString('latin1') !== 'ID3') return 0
  return bytes.subarray(6, 10).reduce((length, byte) => length * 128 + byte, 0) + 10
}
