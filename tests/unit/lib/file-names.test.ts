import { expect, it } from 'vitest'
import { safeFileName } from '../../../src/lib/files/file-names.ts'
import { storedName } from '../../../src/lib/files/stored-files.ts'
import { maxBlockingTime, measureDuration } from '../../support/duration.ts'

const longNames = [
  `a${'.'.repeat(20_000)}x.pdf`,
  `a${'. '.repeat(40_000)}x.pdf`,
  `${'/'.repeat(40_000)}.pdf`,
  `${'aB'.repeat(40_000)}.pdf`,
]

it.each(longNames)('sanitizes a name of tens of thousands of characters quickly (%#)', (name) => {
  expect(measureDuration(() => safeFileName(name))).toBeLessThan(maxBlockingTime)
  expect(measureDuration(() => storedName(name, 'pdf'))).toBeLessThan(maxBlockingTime)
})

it('truncates a long name but keeps its beginning and its extension', () => {
  expect(safeFileName(`Preisliste ${'x'.repeat(1000)}.pdf`)).toMatch(/^Preisliste x{100,}\.pdf$/)
})
