import { expect, it } from 'vitest'
import { previewScale } from '../../../../../src/features/back-office/desk/preview-scale.ts'

const a4 = { width: 595, height: 842 }

it('a page of paper is as wide as its preview', () => {
  expect(previewScale(a4, 1190)).toBe(2)
})

it('a page that is many times as high as wide gets a limited number of pixels', () => {
  const tall = { width: 100, height: 14_400 }
  const scale = previewScale(tall, 1190)
  expect(tall.width * scale * tall.height * scale).toBeCloseTo(4_000_000)
})
