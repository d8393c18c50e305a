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
 * about its place, device and author. Throws if the file is damaged.
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
  return cleaned
}
