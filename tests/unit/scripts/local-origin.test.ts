import fs from 'node:fs'
import { expect, it } from 'vitest'
import { localOrigin } from '../../../scripts/support/local-origin.ts'

it.each([
  [undefined, 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['10.0.0.5', 'http://10.0.0.5:3000'],
  ['fd00::5', 'http://[fd00::5]:3000'],
  ['localhost', 'http://localhost:3000'],
])('a site that listens on %s is reached at %s', (host, origin) => {
  expect(localOrigin({ PORT: 3000, HOST: host })).toBe(origin)
})

it('the systemd unit only listens on its machine, unless the settings say otherwise', () => {
  const unit = fs.readFileSync('deploy/site@.service', 'utf8')
  expect(unit).toMatch(/^Environment=HOST=127\.0\.0\.1$[\s\S]*^EnvironmentFile=/m)
})
