/** Accepted picture types, with the extension of the stored file. */
export const pictureExtensions = {
  'image/avif': 'avif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
} as const

export type PictureType = keyof typeof pictureExtensions

export const pictureTypes = Object.keys(pictureExtensions) as PictureType[]

export function isPictureType(type: string | undefined): type is PictureType {
  return type !== undefined && Object.hasOwn(pictureExtensions, type)
}

export const maxPictureMegabytes = 10

export const maxPictureBytes = maxPictureMegabytes * 1024 ** 2

/** Lower than for photos, because a drawing is parsed as XML; a logo has a few kilobytes. */
export const maxDrawingKilobytes = 500

/** A few compressed kilobytes can declare more pixels than fit into the server's memory. */
export const maxPictureMegapixels = 40

/** Pixels of the longer side; larger pictures are scaled down before they are stored. */
export const maxStoredSide = 2560

/** Pixels: portraits are shown at 56 CSS pixels, on screens with a pixel ratio of up to 4. */
export const portraitSize = 224

/** Pixels, for the lists of the CMS. */
export const thumbnailWidth = 320
