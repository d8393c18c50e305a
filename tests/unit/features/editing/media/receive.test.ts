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
  let most = 0
  const count = () => {
    const { process, queue } = sharp.counters()
    most = Math.max(most, process + queue)
  }
  sharp.queue.on('change', count)
  try {
    const receive = () =>
      receivePicture({ data, mimetype: 'image/png', name: 'a.png', size: data.length })
    await Promise.all([receive(), receive(), receive()])
  } finally {
    sharp.queue.off('change', count)
  }
  expect(most).toBe(1)
})
