import { voiceCharacterLabels, voiceGenderLabels } from '../../i18n/voices.ts'
import type { Submission } from './types.ts'

/** How a submission reads in German; the same on screen, in the search and in the CSV. */

const dateFormat = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' })
const timeFormat = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short' })
const numberFormat = new Intl.NumberFormat('de-DE')

/** For example `20.11.2026`, in the viewer's time zone. */
export function germanDate(iso: string): string {
  return dateFormat.format(new Date(iso))
}

/** For example `14:05`, in the viewer's time zone. */
export function germanTime(iso: string): string {
  return timeFormat.format(new Date(iso))
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
  const month = String(time.getMonth() + 1).padStart(2, '0')
  return `${time.getFullYear()}-${month}-${String(time.getDate()).padStart(2, '0')}`
}
