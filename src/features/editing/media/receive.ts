import { fileTypeFromBuffer } from 'file-type'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { storedName } from '../../../lib/files/stored-files.ts'
import { processWide } from '../../../lib/process-wide.ts'
import { cleanInThread } from './clean-in-thread.ts'
import {
  isPictureType,
  maxDrawingKilobytes,
  maxPictureBytes,
  maxPictureMegapixels,
  maxStoredSide,
  type PictureType,
  pictureExtensions,
} from './constants.ts'
import { countScans } from './count-scans.ts'
import type { Rejection } from './messages.ts'

/** A file in the shape that Payload passes to upload hooks and stores. */
type PictureFile = { data: Buffer; mimetype: string; name: string; size: number }

/** `scale` is the factor by which the picture was scaled down; 1 if it was not. */
type Received = { file: PictureFile; scale?: number } | { rejection: Rejection }

type Encoding = { type: PictureType; encode: (picture: Sharp) => Sharp }

const webp: Encoding = {
  type: 'image/webp',
  encode: (picture) => picture.webp({ quality: 90 }),
}

/**
 * Each picture is re-encoded in its own format, so that later steps can rely on the type. Only AVIF
 * becomes WebP: encoding it takes ten times as long, inside a transaction.
 */
const encodings: Record<Exclude<PictureType, 'image/svg+xml'>, Encoding> = {
  'image/avif': webp,
  'image/jpeg': {
    type: 'image/jpeg',
    encode: (picture) => picture.jpeg({ quality: 90, mozjpeg: true }),
  },
  'image/png': { type: 'image/png', encode: (picture) => picture.png() },
  'image/webp': webp,
}

/**
 * Returns the picture in a form that is safe to store and to serve, or the reason for its rejection.
 * The type is detected from the bytes, not from the name. A photo is decoded and re-encoded: rotated
 * upright, without metadata (EXIF, location, thumbnails) or data hidden after the image, and scaled to
 * at most the size of a screen, since encoding takes memory for each pixel. A drawing is sanitized.
 */
export async function receivePicture({ data, name }: PictureFile): Promise<Received> {
  // The CMS stops reading one byte above the limit.
  if (data.length > maxPictureBytes) return { rejection: 'tooLarge' }
  const found = await fileTypeFromBuffer(data)
  if (isDrawing(found?.mime, data)) return receiveDrawing(data, name)
  if (!isPictureType(found?.mime) || found.mime === 'image/svg+xml') {
    return { rejection: 'wrongType' }
  }
  if (found.mime === 'image/jpeg' && countScans(data) > maxScans) return { rejection: 'broken' }
  const encoding = encodings[found.mime]
  return decodeLimit(() => receivePhoto(data, name, encoding))
}

/** Each scan of a JPEG takes time for the whole picture, but hardly a byte. */
const maxScans = 100

/** 40 megapixels with 16 bits take half a gigabyte while they are decoded. */
const decodeLimit = processWide('picture-decoding', () => pLimit(1))

async function receivePhoto(
  data: Buffer,
  name: string,
  { encode, type }: Encoding,
): Promise<Received> {
  try {
    const picture = sharp(data, { failOn: 'error', limitInputPixels: false })
    const { width, height, autoOrient } = await picture.metadata()
    if (width * height > maxPictureMegapixels * 1_000_000) return { rejection: 'tooManyPixels' }
    const smaller = picture.autoOrient().resize(maxStoredSide, maxStoredSide, {
      fit: 'inside',
      withoutEnlargement: true,
    })
    const { data: stored, info } = await encode(smaller).toBuffer({ resolveWithObject: true })
    return { ...toPictureFile(name, type, stored), scale: info.width / autoOrient.width }
  } catch {
    return { rejection: 'broken' }
  }
}

/** Returns whether the file looks like SVG; `cleanDrawing` then checks whether it is well-formed. */
function isDrawing(type: string | undefined, data: Buffer): boolean {
  if (type !== undefined && type !== 'application/xml' && type !== 'image/svg+xml') return false
  const text = data.toString('utf8').trimStart()
  return /^</.test(text) && !/^<(!doctype\s+html|html)/i.test(text) && /<svg[\s/>]/i.test(text)
}

async function receiveDrawing(data: Buffer, name: string): Promise<Received> {
  if (data.length > maxDrawingKilobytes * 1024) return { rejection: 'drawingTooLarge' }
  const clean = await cleanInThread(data)
  return clean ? toPictureFile(name, 'image/svg+xml', clean) : { rejection: 'brokenDrawing' }
}

function toPictureFile(name: string, mimetype: PictureType, data: Buffer): { file: PictureFile } {
  return {
    file: {
      data,
      mimetype,
      size: data.length,
      name: storedName(name, pictureExtensions[mimetype]),
    },
  }
}
