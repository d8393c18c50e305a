import type { StaffLanguage } from '../../../i18n/staff.ts'
import { maxDrawingKilobytes, maxPictureMegabytes, maxPictureMegapixels } from './constants.ts'

/** Why a picture is rejected. */
export type Rejection =
  | 'missing'
  | 'tooLarge'
  | 'tooManyPixels'
  | 'wrongType'
  | 'broken'
  | 'drawingTooLarge'
  | 'brokenDrawing'

const size = maxPictureMegabytes
const pixels = maxPictureMegapixels
const drawingSize = maxDrawingKilobytes

/** Returns the message for a rejected file. */
export const rejectionMessages: Record<
  StaffLanguage,
  Record<Rejection, (name: string) => string>
> = {
  de: {
    missing: () => 'Bitte wählen Sie ein Bild aus.',
    tooLarge: (name) =>
      `„${name}“ ist zu groß: Ein Bild darf höchstens ${size} MB haben. Bitte verkleinern Sie es und laden Sie es noch einmal hoch.`,
    tooManyPixels: (name) =>
      `„${name}“ hat zu viele Bildpunkte: Erlaubt sind ${pixels} Megapixel, etwa 7300 × 5400. Bitte verkleinern Sie das Bild und laden Sie es noch einmal hoch.`,
    wrongType: (name) =>
      `„${name}“ ist kein Bild, das die Website zeigen kann. Erlaubt sind JPEG, PNG, WebP, AVIF und SVG; es zählt, was in der Datei steht, nicht ihr Name.`,
    broken: (name) =>
      `„${name}“ ist beschädigt oder unvollständig. Bitte speichern Sie das Bild neu und laden Sie es noch einmal hoch.`,
    drawingTooLarge: (name) =>
      `„${name}“ ist zu groß: Eine SVG-Zeichnung darf höchstens ${drawingSize} KB haben. Speichern Sie ein Foto bitte als JPEG oder WebP.`,
    brokenDrawing: (name) =>
      `„${name}“ ist keine gültige SVG-Zeichnung. Bitte speichern Sie sie im Zeichenprogramm neu, als „einfaches SVG“.`,
  },
  en: {
    missing: () => 'Please choose a picture.',
    tooLarge: (name) =>
      `“${name}” is too large: pictures can be up to ${size} MB. Please make it smaller and upload it again.`,
    tooManyPixels: (name) =>
      `“${name}” is too large: pictures can be up to ${pixels} megapixels, about 7300 × 5400. Please make it smaller and upload it again.`,
    wrongType: (name) =>
      `“${name}” isn’t a picture the site can show. Use JPEG, PNG, WebP, AVIF or SVG. The file’s content counts, not its name.`,
    broken: (name) =>
      `“${name}” is damaged or incomplete. Please save the picture again and upload it once more.`,
    drawingTooLarge: (name) =>
      `“${name}” is too large: SVG drawings can be up to ${drawingSize} KB. If it’s a photo, save it as JPEG or WebP.`,
    brokenDrawing: (name) =>
      `“${name}” isn’t a valid SVG drawing. Please save it as “plain SVG” in your drawing program.`,
  },
}
