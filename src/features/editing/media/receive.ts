import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { storedName } from '../../../lib/files/stored-files.ts'
import {
  isPictureType,
  maxDrawingKilobytes,
  maxPictureBytes,
  maxPictureMegapixels,
  maxStoredSide,
  type PictureType,
  pictureEndings,
} from './constants.ts'
import type { Rejection } from './messages.ts'

/** A file as the CMS hands it over and stores it. */
type PictureFile = { data: Buffer; mimetype: string; name: string; size: number }

/** `scale` is by how much it was made smaller, if it was. */
type Received = { file: PictureFile; scale?: number } | { rejection: Rejection }

/** Written anew in its own format, so that no later step has to ask what it is. */
const encoders: Record<Exclude<PictureType, 'image/svg+xml'>, (picture: Sharp) => Sharp> = {
  'image/avif': (picture) => picture.avif({ quality: 70 }),
  'image/jpeg': (picture) => picture.jpeg({ quality: 90, mozjpeg: true }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 90 }),
}

/**
 * The picture in a form that is safe to keep and to show, or why it is rejected. What it is, its
 * bytes say and not its name. A photo is decoded and written anew: upright, and without what the
 * camera noted beside it (EXIF, place, thumbnails) or somebody hid behind it, and no larger than a
 * screen: encoding takes memory for each pixel. A drawing is cleaned.
 */
export async function receivePicture({ data, name }: PictureFile): Promise<Received> {
  // The CMS reads one byte more than is allowed, and no further.
  if (data.length > maxPictureBytes) return { rejection: 'tooLarge' }
  const found = await fileTypeFromBuffer(data)
  if (isDrawing(found?.mime, data)) return receiveDrawing(data, name)
  if (!isPictureType(found?.mime) || found.mime === 'image/svg+xml') {
    return { rejection: 'wrongType' }
  }
  const encode = encoders[found.mime]
  try {
    const picture = sharp(data, { failOn: 'error', limitInputPixels: false })
    const { width, height, autoOrient } = await picture.metadata()
    if (width * height > maxPictureMegapixels * 1_000_000) return { rejection: 'tooManyPixels' }
    const smaller = picture.autoOrient().resize(maxStoredSide, maxStoredSide, {
      fit: 'inside',
      withoutEnlargement: true,
    })
    const { data: stored, info } = await encode(smaller).toBuffer({ resolveWithObject: true })
    return { ...named(name, found.mime, stored), scale: info.width / autoOrient.width }
  } catch {
    return { rejection: 'broken' }
  }
}

/** Whether it means to be a drawing; whether it is one, is seen when it is cleaned. */
function isDrawing(type: string | undefined, data: Buffer): boolean {
  if (type !== undefined && type !== 'application/xml' && type !== 'image/svg+xml') return false
  const text = data.toString('utf8').trimStart()
  return /^</.test(text) && !/^<(!doctype\s+html|html)/i.test(text) && /<svg[\s/>]/i.test(text)
}

async function receiveDrawing(data: Buffer, name: string): Promise<Received> {
  if (data.length > maxDrawingKilobytes * 1024) return { rejection: 'drawingTooLarge' }
  // Its library is large, and most pictures are no drawings.
  const { cleanDrawing } = await import('./clean-drawing.ts')
  const clean = cleanDrawing(data)
  return clean ? named(name, 'image/svg+xml', clean) : { rejection: 'brokenDrawing' }
}

function named(name: string, mimetype: PictureType, data: Buffer): { file: PictureFile } {
  return {
    file: { data, mimetype, size: data.length, name: storedName(name, pictureEndings[mimetype]) },
  }
}
