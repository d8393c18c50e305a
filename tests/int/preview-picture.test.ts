import { expect, it, vi } from 'vitest'
import { drawPreview } from '../../src/features/website/site/preview-picture.tsx'

it('a preview picture is drawn by what lies here, whatever an editor types', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  const latin = Array.from({ length: 0x17f }, (_, code) => String.fromCodePoint(code))
  const text = `${latin.join(' ')} ȘșȚț – — ‘’‚“”„ … • € ™ 🚀 👩‍⚕️ ❤️ Ω Привет 你好 مرحبا नमस्ते`
  const picture = await drawPreview({ brand: 'Viktor', title: text, text, note: text })
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
  expect(
    asked.mock.calls.map(([url]) => String(url)).filter((url) => !url.startsWith('data:')),
  ).toEqual([])
})
