import { fileTypeFromBuffer } from 'file-type'
import { storedName } from '../../../lib/files/stored-files.ts'
import { maxRecordingBytes, type RecordingType, recordingExtensions } from './constants.ts'
import type { Rejection } from './messages.ts'
import { removeMetadata } from './remove-metadata.ts'

/** A file in the shape that Payload passes to upload hooks and stores. */
type RecordingFile = { data: Buffer; mimetype: string; name: string; size: number }

/** Maps the MIME types that `file-type` detects to the accepted ones. */
const types: Record<string, RecordingType> = {
  'audio/mpeg': 'audio/mpeg',
  'audio/mp4': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/ogg': 'audio/ogg',
  'audio/ogg; codecs=opus': 'audio/ogg',
}

/**
 * Returns the recording under a generated name and without metadata, or the reason for its rejection. The
 * type is detected from the bytes.
 */
export async function receiveRecording({
  data,
  name,
}: RecordingFile): Promise<{ file: RecordingFile } | { rejection: Rejection }> {
  if (data.length > maxRecordingBytes) return { rejection: 'tooLarge' }
  const found = await fileTypeFromBuffer(data)
  const mimetype = found && types[found.mime]
  if (!mimetype) return { rejection: 'wrongType' }
  try {
    const cleaned = removeMetadata(data, mimetype)
    const stored = storedName(name, recordingExtensions[mimetype])
    return { file: { data: cleaned, mimetype, size: cleaned.length, name: stored } }
  } catch {
    return { rejection: 'damaged' }
  }
}
