import type { Locale } from '../../../i18n/locales.ts'
import { maxDrawingKilobytes, maxPictureMegabytes, maxPictureMegapixels } from './constants.ts'

/** Why a picture is not taken. */
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

/** What somebody is told whose file, here by its name, is not taken. */
export const rejectionMessages: Record<Locale, Record<Rejection, (name: string) => string>> = {
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
      `“${name}” is too large: a picture may have ${size} MB at the most. Please make it smaller and upload it again.`,
    tooManyPixels: (name) =>
      `“${name}” has too many pixels: ${pixels} megapixels are allowed, about 7300 × 5400. Please make it smaller and upload it again.`,
    wrongType: (name) =>
      `“${name}” is no picture that the site can show. JPEG, PNG, WebP, AVIF and SVG are allowed; what counts is what the file holds, not its name.`,
    broken: (name) =>
      `“${name}” is damaged or incomplete. Please save the picture anew and upload it again.`,
    drawingTooLarge: (name) =>
      `“${name}” is too large: an SVG drawing may have ${drawingSize} KB at the most. Please save a photo as JPEG or WebP.`,
    brokenDrawing: (name) =>
      `“${name}” is no valid SVG drawing. Please save it anew in the drawing program, as “plain SVG”.`,
  },
  pt: {
    missing: () => 'Escolha uma imagem.',
    tooLarge: (name) =>
      `«${name}» é demasiado grande: uma imagem pode ter no máximo ${size} MB. Reduza-a e envie-a novamente.`,
    tooManyPixels: (name) =>
      `«${name}» tem demasiados píxeis: são permitidos ${pixels} megapíxeis, cerca de 7300 × 5400. Reduza a imagem e envie-a novamente.`,
    wrongType: (name) =>
      `«${name}» não é uma imagem que o site possa mostrar. São permitidos JPEG, PNG, WebP, AVIF e SVG; conta o conteúdo do ficheiro, não o nome.`,
    broken: (name) =>
      `«${name}» está danificada ou incompleta. Guarde a imagem de novo e envie-a novamente.`,
    drawingTooLarge: (name) =>
      `«${name}» é demasiado grande: um desenho SVG pode ter no máximo ${drawingSize} KB. Guarde uma fotografia como JPEG ou WebP.`,
    brokenDrawing: (name) =>
      `«${name}» não é um desenho SVG válido. Guarde-o de novo no programa de desenho, como «SVG simples».`,
  },
  ro: {
    missing: () => 'Alegeți o imagine.',
    tooLarge: (name) =>
      `„${name}” este prea mare: o imagine poate avea cel mult ${size} MB. Micșorați-o și încărcați-o din nou.`,
    tooManyPixels: (name) =>
      `„${name}” are prea mulți pixeli: sunt permiși ${pixels} de megapixeli, aproximativ 7300 × 5400. Micșorați imaginea și încărcați-o din nou.`,
    wrongType: (name) =>
      `„${name}” nu este o imagine pe care site-ul o poate afișa. Sunt permise JPEG, PNG, WebP, AVIF și SVG; contează conținutul fișierului, nu numele lui.`,
    broken: (name) =>
      `„${name}” este deteriorată sau incompletă. Salvați imaginea din nou și încărcați-o încă o dată.`,
    drawingTooLarge: (name) =>
      `„${name}” este prea mare: un desen SVG poate avea cel mult ${drawingSize} KB. Salvați o fotografie ca JPEG sau WebP.`,
    brokenDrawing: (name) =>
      `„${name}” nu este un desen SVG valid. Salvați-l din nou în programul de desen, ca „SVG simplu”.`,
  },
}
