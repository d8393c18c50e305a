import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'

const script = path.resolve(import.meta.dirname, '../../support/count-collections.ts')

const collections = (...args: string[]) =>
  Number(execFileSync(process.execPath, [script, ...args], { encoding: 'utf8' }))

it('the server collects the garbage of its heap less often while clients upload', () => {
  expect(collections('tuned')).toBeLessThan(collections())
})
