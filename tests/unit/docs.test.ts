import fs from 'node:fs'
import { expect, it } from 'vitest'

const folders = { unit: '.test.ts', int: '.test.ts', e2e: '.spec.ts' }

it('docs/security.md names files and tests that exist', () => {
  const text = fs.readFileSync('docs/security.md', 'utf8')
  const files = [...text.matchAll(/`((?:src|tests)\/[^`]+)`/g)].map(([, file = '']) => file)
  const tests = [...text.matchAll(/`((unit|int|e2e)\/[^`]+)`/g)].map(
    ([, name, folder]) => `tests/${name}${folders[folder as keyof typeof folders]}`,
  )
  expect(tests.length).toBeGreaterThan(30)
  expect([...files, ...tests].filter((file) => !fs.existsSync(file))).toEqual([])
})
