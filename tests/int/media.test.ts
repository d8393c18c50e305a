import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { megabytesPerHour } from '../../collections/hooks/stored-files.ts'
import { env } from '../../src/env.ts'
import { consume } from '../../src/lib/database/limits.ts'
import { spoolOf } from '../../src/lib/files/configured-stores.ts'
import { removeDueFiles } from '../../src/lib/files/removals.ts'
import type { Media, User } from '../../src/payload-types.ts'
import { callRest } from '../support/call-rest.ts'
import { cms } from '../support/cms.ts'
import {
  decompressionBomb,
  drawHalves,
  maliciousDrawings,
  photoWithMetadata,
  type Upload,
  upload,
  validDrawing,
} from '../support/pictures.ts'
import { withSettings } from '../support/submissions.ts'

let payload: Payload
const created: number[] = []

beforeAll(async () => {
  payload = await cms()
})

afterAll(async () => {
  for (const id of created) await payload.delete({ collection: 'media', id })
})

/** Uploads a picture as an editor with a German UI. */
async function store(file: Upload | undefined, data: Partial<Media> = {}): Promise<Media> {
  const picture = await payload.create({
    collection: 'media',
    data: { alt: 'Ein Bild', ...data } as Media,
    file,
    req: await asEditor(),
    overrideAccess: false,
  })
  created.push(picture.id)
  return picture
}

async function asEditor(id = 0) {
  const user = { id, role: 'editor', collection: 'users', email: 'e@example.com' }
  const req = await createLocalReq({ user: user as unknown as User }, payload)
  expect(req.i18n.language).toBe('de')
  return req
}

const spooled = () => fs.readdir(spoolOf('media')).catch(() => [])

const half = { unit: '%', x: 50, y: 0, width: 50, height: 100 }
const rightHalf = { crop: half, widthInPixels: 400, heightInPixels: 400 }

/** Crops a stored picture to its right half. */
async function crop({ id }: Media, transactionID?: number | string): Promise<Media> {
  return payload.update({
    collection: 'media',
    id,
    data: {},
    req: Object.assign(await asEditor(), {
      transactionID,
      query: {
        uploadEdits: {
          ...rightHalf,
          focalPoint: { x: 50, y: 50 },
        },
      },
    }),
    overrideAccess: false,
  })
}

function stored(name: string | null | undefined): Promise<Buffer> {
  return fs.readFile(path.join(env.MEDIA_DIR, String(name)))
}

async function colourOf(picture: Buffer): Promise<'red' | 'blue'> {
  const { channels } = await sharp(picture).stats()
  return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'red' : 'blue'
}

it('an anonymous update or copy of a picture is rejected before any file is read or written', async () => {
  const { id, filename } = await store(upload('wide.png', 'image/png', await drawHalves()))
  for (const [method, path] of [
    ['PATCH', `media/${id}`],
    ['POST', `media/${id}/duplicate`],
  ] as const) {
    expect((await callRest(method, path, { body: { alt: 'x' } })).status).toBe(403)
    expect(await spooled()).not.toContain(filename)
  }
})

describe('an account cannot fill the disk by storing a picture again and again', () => {
  const update = async (picture: Media, account: number, query: object, file?: Upload) =>
    payload.update({
      collection: 'media',
      id: picture.id,
      data: {},
      file,
      req: Object.assign(await asEditor(account), { query: { uploadEdits: query } }),
      overrideAccess: false,
    })

  it.each<[string, (picture: Media, account: number, time: number) => Promise<unknown>]>([
    [
      'with another file',
      async (picture, account) =>
        update(picture, account, {}, upload('zweites.png', 'image/png', await drawHalves())),
    ],
    ['cropped', async (picture, account) => update(picture, account, rightHalf)],
    [
      'around another point',
      async (picture, account, time) =>
        update(picture, account, { focalPoint: { x: 10 + time, y: 50 } }),
    ],
    [
      'as a copy',
      async ({ id }, account) => {
        const req = await asEditor(account)
        const options = { collection: 'media', id, req, overrideAccess: false } as const
        created.push((await payload.duplicate(options)).id)
      },
    ],
  ])('%s', async (_way, storeAgain) => {
    const picture = await store(upload('erstes.png', 'image/png', await drawHalves()))
    const account = picture.id + 1_000_000
    await consume(payload, `files:${account}`, megabytesPerHour, megabytesPerHour.points - 1)
    await storeAgain(picture, account, 1)
    await expect(storeAgain(picture, account, 2)).rejects.toMatchObject({
      status: 429,
      message: expect.stringMatching(/^Sie haben .* in 60 Minuten noch einmal\.$/),
    })
    expect(await spooled()).toEqual([])
  })
})

it('a file cannot be uploaded to many documents at once, which would store it once for each', async () => {
  const { id, filename } = await store(upload('einzeln.png', 'image/png', await drawHalves()))
  const bulk = payload.update({
    collection: 'media',
    where: { id: { equals: id } },
    data: {},
    file: upload('viele.png', 'image/png', await drawHalves()),
    req: await asEditor(),
    overrideAccess: false,
  })
  await expect(bulk).rejects.toThrow('nur bei einem Eintrag auf einmal')
  expect((await payload.findByID({ collection: 'media', id })).filename).toBe(filename)
})

it('a picture is neither stored, copied nor cropped if it would take the space that is reserved on the disk', async () => {
  const picture = await store(upload('voll.png', 'image/png', await drawHalves()))
  const { id } = picture
  const full = { code: 'ENOSPC' }
  await withSettings({ UPLOAD_RESERVED_MB: 1e9 }, async () => {
    const stored = store(upload('voll.png', 'image/png', await drawHalves()))
    await expect(stored).rejects.toMatchObject(full)
    await expect(payload.duplicate({ collection: 'media', id })).rejects.toMatchObject(full)
    await expect(crop(picture)).rejects.toMatchObject(full)
  })
})

describe('a rejected picture is reported in German with its name and the allowed formats:', () => {
  const cases: [string, () => Promise<Upload> | Upload, RegExp[]][] = [
    [
      'an HTML page named like a picture',
      () => upload('porträt.png', 'image/png', '<!doctype html><script>alert(1)</script>'),
      [/„porträt\.png“/, /JPEG, PNG, WebP, AVIF und SVG/],
    ],
    [
      'an HTML page that contains a drawing',
      () => upload('x.svg', 'image/svg+xml', '<html><body><svg></svg></body></html>'),
      [/„x\.svg“/, /JPEG, PNG/],
    ],
    [
      'a document',
      () => upload('preise.jpg', 'image/jpeg', '%PDF-1.7\n%âãÏÓ\n1 0 obj'),
      [/„preise\.jpg“/, /JPEG, PNG/],
    ],
    ['plain text', () => upload('text.webp', 'image/webp', 'nur Text'), [/„text\.webp“/]],
    ['an empty file', () => upload('leer.png', 'image/png', ''), [/„leer\.png“/]],
    [
      'a file of more than 10 MB',
      () => upload('riesig.jpg', 'image/jpeg', randomBytes(10 * 1024 ** 2 + 1)),
      [/„riesig\.jpg“ ist zu groß/, /höchstens 10 MB/],
    ],
    [
      'a picture with too many pixels',
      async () => upload('bombe.png', 'image/png', await decompressionBomb()),
      [/„bombe\.png“ hat zu viele Bildpunkte/, /40 Megapixel/],
    ],
    [
      'a truncated picture',
      async () => {
        const whole = await sharp(randomBytes(300 * 300 * 3), {
          raw: { width: 300, height: 300, channels: 3 },
        })
          .jpeg()
          .toBuffer()
        return upload('halb.jpg', 'image/jpeg', whole.subarray(0, whole.length / 2))
      },
      [/„halb\.jpg“ ist beschädigt/],
    ],
    [
      'a drawing of 1 MB',
      () => upload('foto.svg', 'image/svg+xml', `${validDrawing}<!--${'x'.repeat(1024 ** 2)}-->`),
      [/„foto\.svg“ ist zu groß/, /500 KB/],
    ],
  ]

  it.each(cases)('%s', async (_name, file, sentences) => {
    const before = await fs.readdir(env.MEDIA_DIR)
    const rejected = store(await file())
    await expect(rejected).rejects.toMatchObject({ isPublic: true, status: 400 })
    const message = await rejected.catch(({ message }: Error) => message)
    for (const sentence of sentences) expect(message).toMatch(sentence)
    expect(await fs.readdir(env.MEDIA_DIR)).toEqual(before)
  })

  it('no file, or the URL of a file on another server', async () => {
    await expect(store(undefined)).rejects.toThrow('Bitte wählen Sie ein Bild aus.')
    const elsewhere = { filename: 'a.png', url: 'http://127.0.0.1:1/a.png' }
    await expect(store(undefined, elsewhere)).rejects.toThrow('Bitte wählen Sie ein Bild aus.')
  })

  it('a drawing that is not valid', async () => {
    const truncated = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0'
    await expect(store(upload('logo.svg', 'image/svg+xml', truncated))).rejects.toThrow(
      /„logo\.svg“ ist keine gültige SVG-Zeichnung/,
    )
  })
})

describe('a drawing', () => {
  it('is stored without its scripts and can still be rendered', async () => {
    const drawing = maliciousDrawings['a script'] ?? ''
    const { filename, mimeType } = await store(upload('logo.svg', 'image/svg+xml', drawing))
    expect(mimeType).toBe('image/svg+xml')
    const text = (await stored(filename)).toString()
    expect(text).not.toContain('script')
    expect(await colourOf(await sharp(Buffer.from(text)).png().toBuffer())).toBe('red')
  })

  it('keeps its appearance: gradients, clip paths, symbols, styles and non-ASCII letters', async () => {
    const { filename } = await store(upload('Größe.svg', 'text/xml', validDrawing))
    const text = (await stored(filename)).toString()
    for (const kept of [
      ...['linearGradient', 'clipPath', 'viewBox="0 0 48 48"', 'url(#g)', 'url(#c)', '#s"', 'Ș ß'],
    ]) {
      expect(text).toContain(kept)
    }
    const shown = (drawing: string | Buffer) => sharp(Buffer.from(drawing)).raw().toBuffer()
    expect(await shown(text)).toEqual(await shown(validDrawing))
  })
})

describe('a photo', () => {
  it('is stored upright and without metadata, in every size', async () => {
    const photo = await photoWithMetadata()
    expect(photo.includes('Kamerabauer')).toBe(true)
    const picture = await store(upload('IMG_0001.JPG', 'image/jpeg', photo))
    expect([picture.width, picture.height]).toEqual([480, 640])
    const names = [picture.filename, ...Object.values(picture.sizes ?? {}).map((s) => s?.filename)]
    expect(names).toHaveLength(3)
    for (const name of names) {
      const file = await stored(name)
      const { exif, xmp, iptc, orientation } = await sharp(file).metadata()
      expect([name, exif, xmp, iptc, orientation ?? 1]).toEqual([
        name,
        undefined,
        undefined,
        undefined,
        1,
      ])
      expect(file.includes('Kamerabauer')).toBe(false)
    }
  })

  it('does not keep data that is appended to it', async () => {
    const hidden = Buffer.concat([await drawHalves(), Buffer.from('<script>alert(1)</script>')])
    const { filename } = await store(upload('a.png', 'image/png', hidden))
    expect((await stored(filename)).includes('<script>')).toBe(false)
  })

  it('is identified by its bytes, not by its name', async () => {
    const { filename, mimeType } = await store(upload('x.html', 'text/html', await drawHalves()))
    expect(mimeType).toBe('image/png')
    expect(filename).toMatch(/^x-[0-9a-f]{10}\.png$/)
  })

  it.each(['../../etc/passwd.png', 'C:\\Windows\\a.png', '.htaccess.png', 'Größe & Maß\u202e.png'])(
    'named %s is stored under a safe name, and a second upload under another',
    async (name) => {
      const one = await store(upload(name, 'image/png', await drawHalves()))
      const other = await store(upload(name, 'image/png', await drawHalves()))
      for (const { filename } of [one, other]) {
        expect(filename).toMatch(/^[a-z0-9][a-z0-9-]*-[0-9a-f]{10}\.png$/)
      }
      expect(one.filename).not.toBe(other.filename)
    },
  )

  it('gets the sizes that the site and the lists show, as WebP', async () => {
    for (const side of [100, 2000]) {
      const { sizes } = await store(upload('a.png', 'image/png', await drawHalves(side, side)))
      expect(sizes?.portrait).toMatchObject({ width: 224, height: 224, mimeType: 'image/webp' })
      const { format } = await sharp(await stored(sizes?.portrait?.filename)).metadata()
      expect(format).toBe('webp')
    }
  })

  it('is cropped around its focal point, and again under a new file name when the point moves', async () => {
    const picture = await store(upload('a.png', 'image/png', await drawHalves()), {
      focalX: 10,
      focalY: 50,
    })
    const before = picture.sizes?.portrait?.filename
    expect(await colourOf(await stored(before))).toBe('red')
    const moved = await payload.update({
      collection: 'media',
      id: picture.id,
      data: { focalX: 10, focalY: 50 },
      // The CMS's screen sends this next to the form.
      req: Object.assign(await asEditor(), {
        query: { uploadEdits: { focalPoint: { x: 90, y: 50 } } },
      }),
      overrideAccess: false,
    })
    const after = moved.sizes?.portrait?.filename
    expect(await colourOf(await stored(after))).toBe('blue')
    expect(after).not.toBe(before)
    expect(moved.filename).toBe(picture.filename)
    const tomorrow = new Date(Date.now() + 25 * 60 * 60 * 1000)
    await removeDueFiles(payload, { now: tomorrow })
    await expect(stored(before)).rejects.toThrow('ENOENT')
    expect((await stored(picture.filename)).length).toBeGreaterThan(0)
  })
})

it('an update cannot change the sizes and file names, or move the focal point outside the picture', async () => {
  const picture = await store(upload('a.png', 'image/png', await drawHalves()))
  const change = async (data: object) =>
    payload.update({
      collection: 'media',
      id: picture.id,
      data,
      req: await asEditor(),
      overrideAccess: false,
    })
  const { filename, filesize, height, mimeType, sizes, url, width } = picture
  const madeUp = { width: 1e9, height: -1, filesize: 0, mimeType: 'text/html', url: '/x' }
  const other = { filename: 'x.png', sizes: { portrait: { filename: 'x.webp', url: '/x' } } }
  expect(await change({ ...madeUp, ...other, focalX: 25 })).toMatchObject({
    ...{ filename, filesize, height, mimeType, sizes, url, width },
    focalX: 25,
  })
  for (const focal of [{ focalX: 101 }, { focalY: -1 }]) {
    await expect(change(focal)).rejects.toMatchObject({ status: 400 })
  }
})

describe('a picture larger than any screen', () => {
  const big = async () => upload('gross.png', 'image/png', await drawHalves(4000, 1000))

  it('is scaled down as a whole, and a small picture keeps its size', async () => {
    expect(await store(await big())).toMatchObject({ width: 2560, height: 640 })
    const small = upload('a.png', 'image/png', await drawHalves())
    expect(await store(small)).toMatchObject({ width: 800, height: 400 })
  })

  it('is cropped to the area that the editor selected in the original', async () => {
    const picture = await payload.create({
      collection: 'media',
      data: { alt: 'Ein Bild' } as Media,
      file: await big(),
      req: Object.assign(await asEditor(), {
        query: {
          uploadEdits: {
            ...{ crop: half, widthInPixels: 2000, heightInPixels: 1000 },
            focalPoint: { x: 50, y: 50 },
          },
        },
      }),
      overrideAccess: false,
    })
    created.push(picture.id)
    expect(picture).toMatchObject({ width: 1280, height: 640 })
    const { channels } = await sharp(await stored(picture.filename)).stats()
    expect(channels[0]?.mean).toBeLessThan(5)
  })
})

describe('a stored picture that is cropped', () => {
  it('gets a new file name, and its former file is removed a day later', async () => {
    const picture = await store(upload('foto.png', 'image/png', await drawHalves()))
    const cropped = await crop(picture)
    expect(cropped).toMatchObject({ width: 400, height: 400 })
    expect(cropped.filename).toMatch(/^foto-[0-9a-f]{10}\.png$/)
    expect(cropped.filename).not.toBe(picture.filename)
    expect(await colourOf(await stored(cropped.filename))).toBe('blue')
    const tomorrow = new Date(Date.now() + 25 * 60 * 60 * 1000)
    await removeDueFiles(payload, { now: tomorrow })
    await expect(stored(picture.filename)).rejects.toThrow('ENOENT')
    expect((await stored(cropped.filename)).length).toBeGreaterThan(0)
  })

  it('is unchanged if the transaction is rolled back', async () => {
    const picture = await store(upload('foto.png', 'image/png', await drawHalves()))
    const before = await stored(picture.filename)
    const transaction = await payload.db.beginTransaction()
    await crop(picture, transaction ?? undefined)
    await payload.db.rollbackTransaction(transaction as string)
    expect((await stored(picture.filename)).equals(before)).toBe(true)
  })
})

describe('the alternative text', () => {
  it('is required', async () => {
    const file = upload('a.png', 'image/png', await drawHalves())
    await expect(store(file, { alt: '' })).rejects.toMatchObject({
      data: { errors: [{ path: 'alt' }] },
    })
  })
})

it('a picture whose COMMIT has succeeded keeps its files if the response to it was lost', async () => {
  const { db } = payload
  const { sessions } = db as unknown as PostgresAdapter
  const begin = db.beginTransaction.bind(db)
  vi.spyOn(db, 'beginTransaction').mockImplementation(async (...options) => {
    const id = await begin(...options)
    const session = sessions[String(id)]
    const commit = session?.resolve
    if (session && commit) {
      session.resolve = async () => {
        await commit()
        throw new Error('Connection terminated unexpectedly')
      }
    }
    return id
  })
  const file = upload('verloren.png', 'image/png', await drawHalves())
  await expect(store(file)).rejects.toThrow('Connection terminated')
  vi.restoreAllMocks()
  const { docs } = await payload.find({ collection: 'media', sort: '-id', limit: 1 })
  const [picture] = docs
  created.push(picture?.id as number)
  expect((await stored(picture?.filename)).length).toBeGreaterThan(0)
})
