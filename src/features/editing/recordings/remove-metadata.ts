import type { RecordingType } from './constants.ts'
import { removeMp3Tags } from './mp3-tags.ts'
import { overwriteMp4Metadata } from './mp4-metadata.ts'
import { overwriteOggComments } from './ogg-comments.ts'

const removers: Record<RecordingType, (bytes: Buffer) => Buffer> = {
  'audio/mpeg': removeMp3Tags,
  'audio/mp4': overwriteMp4Metadata,
  'audio/ogg': overwriteOggComments,
}

/**
 * Returns a copy of a recording without what its file says about its place, device and author. The sound
 * and how it is cut stay as they are, and the copy is never longer. Throws if the file is damaged.
 *
 * No library does this for all three formats: those for tags leave what phones write elsewhere in an M4A,
 * and those that copy the sound into a new file lose edit lists and joined parts, and let the file grow.
 */
export function removeMetadata(bytes: Buffer, type: RecordingType): Buffer {
  return removers[type](Buffer.from(bytes))
}
