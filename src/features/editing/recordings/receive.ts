import { fileTypeFromBuffer } from 'file-type'
import { storedName } from '../../../lib/files/stored-files.ts'
import { maxRecordingBytes, type RecordingType, recordingEndings } from './constants.ts'
import type { Rejection } from './messages.ts'

/** A file as the CMS hands it over and stores it. */
type RecordingFile = { data: Buffer; mimetype: string; name: string; size: number }

/** The names that file-type has for the same formats. */
const types: Record<string, RecordingType> = {
  'audio/mpeg': 'audio/mpeg',
  'audio/mp4': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/ogg': 'audio/ogg',
  'audio/ogg; codecs=opus': 'audio/ogg',
}

/** The recording under a safe name of its own, or why it is rejected. Its type is detected from its bytes. */
export async function receiveRecording({
  data,
  name,
}: RecordingFile): Promise<{ file: RecordingFile } | { rejection: Rejection }> {
  if (data.length > maxRecordingBytes) return { rejection: 'tooLarge' }
  const found = await fileTypeFromBuffer(data)
  const mimetype = found && types[found.mime]
  if (!mimetype) return { rejection: 'wrongType' }
  const file = {
    data,
    mimetype,
    size: data.length,
    name: storedName(name, recordingEndings[mimetype]),
  }
  return { file }
}
