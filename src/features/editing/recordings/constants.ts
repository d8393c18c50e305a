/** The kinds of recordings that browsers play, by what the file holds, with the ending of its stored name. */
export const recordingEndings = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
} as const

export type RecordingType = keyof typeof recordingEndings

export const recordingTypes = Object.keys(recordingEndings) as RecordingType[]

/** Mebibytes: about two minutes of speech. */
export const maxRecordingMegabytes = 2

/** Bytes. */
export const maxRecordingBytes = maxRecordingMegabytes * 1024 ** 2
