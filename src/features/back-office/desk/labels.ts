import { voiceCharacterLabels, voiceGenderLabels } from '../../../i18n/voices.ts'
import type { Submission } from './types.ts'

/** How a submission reads in German; the same on screen, in the search and in the CSV. */

const numberFormat = new Intl.NumberFormat('de-DE')

/** For example `20.11.2026`, in the viewer's time zone. */
export function germanDate(iso: string): string {
  const time = new Date(iso)
  return `${twoDigits(time.getDate())}.${twoDigits(time.getMonth() + 1)}.${time.getFullYear()}`
}

/** For example `14:05`, in the viewer's time zone. */
export function germanTime(iso: string): string {
  const time = new Date(iso)
  return `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`
}

/** For example `10.000`. */
export function germanNumber(value: number): string {
  return numberFormat.format(value)
}

export function genderLabel({ voiceGender }: Pick<Submission, 'voiceGender'>): string {
  return voiceGenderLabels[voiceGender]
}

export function characterLabel({ voiceCharacter }: Pick<Submission, 'voiceCharacter'>): string {
  return voiceCharacterLabels[voiceCharacter]
}

/** The day of a time in the viewer's time zone, as `2026-11-20`. */
export function localDay(time: Date): string {
  return `${time.getFullYear()}-${twoDigits(time.getMonth() + 1)}-${twoDigits(time.getDate())}`
}

// By hand, as all rows of a long list are written at once and Intl takes ten times as long.
function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
