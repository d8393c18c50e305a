import { type Upload, upload } from './pictures.ts'

/**
 * The bytes of an MPEG-1 layer III frame at 128 kbit/s and 44.1 kHz, and the number of frames per
 * second.
 */
export const frameBytes = 417
const framesPerSecond = 38.28

/** Returns a silent MP3. */
export function silence(seconds: number, name = 'anruf.mp3'): Upload {
  const frame = Buffer.alloc(frameBytes)
  frame.set([0xff, 0xfb, 0x90, 0xc4])
  const frames = Array.from({ length: Math.ceil(seconds * framesPerSecond) }, () => frame)
  return upload(name, 'audio/mpeg', Buffer.concat(frames))
}
