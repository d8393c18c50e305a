import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** What a process writes that logs as JSON and runs `script` in a request called `abc`. */
function entriesOf(script: string) {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

const begin = `
import { logConsoleAsJson } from './src/lib/log/console-as-json.ts'
import { withRequestId } from './src/lib/http/request-id.ts'
logConsoleAsJson()
`

it('what is written to the console is one JSON object, with the request that it belongs to', () => {
  const entries = entriesOf(`${begin}
console.log('Started\\non %d', 3000)
withRequestId('abc', () => console.error('Not rendered', new Error('x\\ny')))`)
  expect(entries).toMatchObject([
    { level: 30, name: 'site', msg: 'Started on 3000' },
    { level: 50, msg: 'Not rendered', requestId: 'abc', err: { message: 'x y' } },
  ])
  expect(entries[0]).not.toHaveProperty('requestId')
})
