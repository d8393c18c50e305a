/** Accepted recording types, all playable in browsers, with the extension of the stored file. */
export const recordingExtensions = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
} as const

export type RecordingType = keyof typeof recordingExtensions

export const recordingTypes = Object.keys(recordingExtensions) as RecordingType[]

/** About two minutes of speech. */
export const maxRecordingMegabytes = 2

export const maxRecordingBytes = maxRecordingMegabytes * 1024 ** 2
