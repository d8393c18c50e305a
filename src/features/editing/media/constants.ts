/** The kinds of pictures that the site shows, and the ending of a stored file's name. */
export const pictureEndings = {
  'image/avif': 'avif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
} as const

export type PictureType = keyof typeof pictureEndings

export const pictureTypes = Object.keys(pictureEndings) as PictureType[]

/** Whether a media type, if it is known at all, is one of these kinds. */
export function isPictureType(type: string | undefined): type is PictureType {
  return type !== undefined && Object.hasOwn(pictureEndings, type)
}

/** Mebibytes. */
export const maxPictureMegabytes = 10

/** Bytes. */
export const maxPictureBytes = maxPictureMegabytes * 1024 ** 2

/** Kibibytes; a drawing is cleaned as text, and a logo has a few. */
export const maxDrawingKilobytes = 500

/** A few compressed kilobytes can claim to be more pixels than a server has memory for. */
export const maxPictureMegapixels = 40

/** Pixels of the longer side; a larger picture is stored smaller. */
export const maxStoredSide = 2560

/** Pixels; a portrait shows at 56 CSS pixels, on the densest screens with four for each. */
export const portraitSize = 224

/** Pixels, for the CMS's own lists. */
export const thumbnailWidth = 320
