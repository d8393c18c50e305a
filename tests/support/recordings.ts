import { type Upload, upload } from './pictures.ts'

/** Bytes of a frame of MPEG-1 layer III at 128 kbit/s and 44.1 kHz, and how many make a second. */
const frameBytes = 417
const framesPerSecond = 38.28

/** An MP3 of silence. */
export function silence(seconds: number, name = 'anruf.mp3'): Upload {
  const frame = Buffer.alloc(frameBytes)
  frame.set([0xff, 0xfb, 0x90, 0xc4])
  const frames = Array.from({ length: Math.ceil(seconds * framesPerSecond) }, () => frame)
  return upload(name, 'audio/mpeg', Buffer.concat(frames))
}
