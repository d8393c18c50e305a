import { setImmediate } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { exportLanguage } from '../../../../../src/features/editing/translations/export.ts'
import type { CoveredDocument } from '../../../../../src/features/editing/translations/types.ts'

const options = { language: 'ro', site: 'site.example', onlyOpen: false } as const

const documents = Array.from({ length: 30 }, (_, index) => ({
  key: `features/${index}`,
  title: 'Feature',
  texts: [
    {
      path: 'title',
      labels: ['Titel'],
      isList: false,
      german: ['Text'],
      translations: { ro: { items: [], pair: '', state: 'missing' } },
    },
  ],
})) as unknown as CoveredDocument[]

it('lets the event loop turn between the documents of an export', async () => {
  let turns = 0
  let isRunning = true
  const counted = (async () => {
    for (; isRunning; turns++) await setImmediate()
  })()
  await exportLanguage(async () => documents, options)
  isRunning = false
  await counted
  expect(turns).toBeGreaterThanOrEqual(documents.length)
})

it('starts an export only when the one before it is complete', async () => {
  const loaded = Promise.withResolvers<CoveredDocument[]>()
  const load = vi.fn(async () => documents)
  const first = exportLanguage(() => loaded.promise, options)
  const second = exportLanguage(load, options)
  await setImmediate()
  expect(load).not.toHaveBeenCalled()
  loaded.resolve(documents)
  await Promise.all([first, second])
  expect(load).toHaveBeenCalledOnce()
})
