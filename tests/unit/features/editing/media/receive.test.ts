import sharp from 'sharp'
import { expect, it } from 'vitest'
import { receivePicture } from '../../../../../src/features/editing/media/receive.ts'

const create = { width: 40, height: 30, channels: 3, background: '#888' } as const

it.each([
  ['avif', 'webp'],
  ['jpeg', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
] as const)('a picture in %s is stored in %s', async (format, storedFormat) => {
  const data = await sharp({ create }).toFormat(format).toBuffer()
  const mimetype = `image/${format}`
  const received = await receivePicture({ data, mimetype, name: 'a.bin', size: data.length })
  const { file } = received as Extract<typeof received, { file: unknown }>
  expect(file.mimetype).toBe(`image/${storedFormat}`)
  expect(file.name).toMatch(storedFormat === 'jpeg' ? /\.jpg$/ : RegExp(`\\.${storedFormat}$`))
  expect(await sharp(file.data).metadata()).toMatchObject({
    format: storedFormat,
    width: 40,
    height: 30,
  })
})

it('pictures are decoded one at a time, because one can take half a gigabyte', async () => {
  const data = await sharp({ create }).png().toBuffer()
  const counted: number[] = []
  // Twice, because a picture may leave the queue while its two counters are read, and is then counted in both.
  const count = () => {
    const read = [sharp.counters(), sharp.counters()]
    counted.push(Math.min(...read.map(({ process, queue }) => process + queue)))
  }
  sharp.queue.on('change', count)
  try {
    const receive = () =>
      receivePicture({ data, mimetype: 'image/png', name: 'a.png', size: data.length })
    await Promise.all([receive(), receive(), receive()])
  } finally {
    sharp.queue.off('change', count)
  }
  expect(counted.length).toBeGreaterThanOrEqual(3)
  expect(Math.max(...counted)).toBeLessThanOrEqual(1)
})

it('a JPEG in more than a hundred scans, each of which covers the whole picture, is rejected', async () => {
  const size = { width: 300, height: 200, channels: 3, background: '#888' } as const
  const jpeg = await sharp({ create: size }).jpeg({ progressive: true }).toBuffer()
  const receive = (data: Buffer) =>
    receivePicture({ data, mimetype: 'image/jpeg', name: 'a.jpg', size: data.length })
  expect(await receive(jpeg)).toHaveProperty('file')
  const many = inManyScans(jpeg)
  expect(await sharp(many, { failOn: 'error' }).toBuffer(), 'it is valid').not.toHaveLength(0)
  expect(await receive(many)).toEqual({ rejection: 'broken' })
  // A decoder ignores the length behind a reserved marker, and finds the scans.
  const begin = many.indexOf(Buffer.from([0xff, 0xc4]), many.indexOf(Buffer.from([0xff, 0xda])))
  const hidden = [many.subarray(0, begin), [0xff, 0x02, 0xff, 0xfe], many.subarray(begin)]
  expect(await receive(Buffer.concat(hidden.map((each) => Buffer.from(each))))).toEqual({
    rejection: 'broken',
  })
})

/** Replaces the scans after the first one of a grey picture with two for each coefficient of one component. */
function inManyScans(jpeg: Buffer): Buffer {
  const [startOfScan, table] = [Buffer.from([0xff, 0xda]), Buffer.from([0xff, 0xc4])]
  const begin = jpeg.indexOf(table, jpeg.indexOf(startOfScan))
  const scan = jpeg.indexOf(startOfScan, begin)
  const end = jpeg.indexOf(table, scan)
  const scans = Array.from({ length: 126 }, (_, index) => {
    const copy = Buffer.from(jpeg.subarray(begin, end))
    const coefficient = 1 + Math.floor(index / 2)
    copy.set([coefficient, coefficient, index % 2 === 0 ? 0x01 : 0x10], scan - begin + 7)
    return copy
  })
  return Buffer.concat([jpeg.subarray(0, begin), ...scans, jpeg.subarray(-2)])
}
