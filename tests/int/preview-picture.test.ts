import fs from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { siteColours } from '../../src/features/website/site/colours.ts'
import { renderOgImage } from '../../src/features/website/site/open-graph-image.tsx'

it('a preview picture is drawn without network requests, whatever an editor types', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  const latin = Array.from({ length: 0x17f }, (_, code) => String.fromCodePoint(code))
  const text = `${latin.join(' ')} ȘșȚț – — ‘’‚“”„ … • € ™ 🚀 👩‍⚕️ ❤️ Ω Привет 你好 مرحبا नमस्ते`
  const picture = await renderOgImage({ brand: 'Viktor', title: text, text, note: text })
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
  expect(
    asked.mock.calls.map(([url]) => String(url)).filter((url) => !url.startsWith('data:')),
  ).toEqual([])
})

it('a preview picture of very long texts is drawn as fast as any other', async () => {
  const text = 'Wort '.repeat(13_000)
  const start = performance.now()
  const pictures = await Promise.all(
    [1, 2].map((title) =>
      renderOgImage({ brand: text, title: `${title} ${text}`, text, note: text }),
    ),
  )
  for (const picture of pictures) expect(picture.headers.get('Content-Type')).toBe('image/png')
  expect(performance.now() - start).toBeLessThan(15_000)
})

it('a preview picture that failed to draw is not retried immediately', async () => {
  const preview = { brand: 'Viktor', title: 'Titel', text: 'Text', note: '' }
  await siteColours()
  const read = vi.spyOn(fs, 'readFile').mockRejectedValue(new Error('none'))
  await expect(renderOgImage(preview)).rejects.toThrow('none')
  const reads = read.mock.calls.length
  await expect(renderOgImage(preview)).rejects.toThrow('a moment ago')
  expect(read).toHaveBeenCalledTimes(reads)
  read.mockRestore()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  expect((await renderOgImage(preview)).ok).toBe(true)
  vi.useRealTimers()
})
