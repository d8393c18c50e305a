import type { StaffLanguage } from '../../../i18n/staff.ts'
import { maxRecordingMegabytes } from './constants.ts'

/** Why a recording is rejected. */
export type Rejection = 'damaged' | 'missing' | 'tooLarge' | 'wrongType'

/** Returns the message for a rejected file. */
export const rejectionMessages: Record<
  StaffLanguage,
  Record<Rejection, (name: string) => string>
> = {
  de: {
    damaged: (name) =>
      `„${name}“ lässt sich nicht verarbeiten; vielleicht ist die Datei beschädigt oder verlustfrei aufgenommen. Bitte speichern Sie die Aufnahme als MP3.`,
    missing: () => 'Bitte wählen Sie eine Aufnahme aus.',
    tooLarge: (name) =>
      `„${name}“ ist zu groß: Eine Aufnahme darf höchstens ${maxRecordingMegabytes} MB haben. Bitte kürzen Sie sie oder speichern Sie sie mit geringerer Bitrate.`,
    wrongType: (name) =>
      `„${name}“ ist keine Aufnahme, die Browser abspielen. Erlaubt sind MP3, M4A und Ogg; es zählt, was in der Datei steht, nicht ihr Name.`,
  },
  en: {
    damaged: (name) =>
      `“${name}” can’t be processed. It may be damaged or in a lossless format. Please save the recording as an MP3.`,
    missing: () => 'Please choose a recording.',
    tooLarge: (name) =>
      `“${name}” is too large. A recording can be up to ${maxRecordingMegabytes} MB. Shorten it or save it at a lower bit rate.`,
    wrongType: (name) =>
      `“${name}” isn’t a recording that browsers can play. Upload an MP3, M4A or Ogg file; the file’s content counts, not its name.`,
  },
}
