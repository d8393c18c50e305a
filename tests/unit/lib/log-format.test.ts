import { spawnSync } from 'node:child_process'
import { expect, it, onTestFinished, vi } from 'vitest'
import { failureLimit } from '../../../src/lib/log/failure-limit.ts'

/**
 * Returns the log entries of a process that logs as JSON and runs `script` in a request with the id
 * `abc`.
 */
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

it('what is written to the console becomes one JSON object with the id of its request', () => {
  const entries = entriesOf(`${begin}
console.log('Started\\non %d', 3000)
withRequestId('abc', () => console.error('Not rendered', new Error('x\\ny')))`)
  expect(entries).toMatchObject([
    { level: 30, name: 'site', msg: 'Started on 3000' },
    { level: 50, msg: 'Not rendered', requestId: 'abc', err: { message: 'x y' } },
  ])
  expect(entries[0]).not.toHaveProperty('requestId')
})

it('the length of a log entry is limited, whatever the request', () => {
  const { stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { pino } from 'pino'
import { logOptions } from './src/lib/log/log-options.ts'
const logger = pino({ ...logOptions, level: 'debug' })
const long = 'x'.repeat(20_000)
try { new URL('http://[' + long) } catch (err) { logger.error({ err }) }
logger.error('Not a URL: ' + long)
logger.error({ err: new Error('Unexpected end of form') })
const cause = Object.assign(new Error('invalid input syntax'), { code: '22P02' })
logger.error({ err: cause })
logger.error({ err: Object.assign(new Error('operator does not exist'), { code: '42883' }) })
logger.error({ err: Object.assign(new Error('Failed query', { cause }), { query: 'SELECT' }) })`,
    ],
    { encoding: 'utf8' },
  )
  expect(stdout).toContain('Invalid URL')
  expect(stdout).toContain('Not a URL')
  expect(stdout.match(/"level":20,[^\n]*"msg":"invalid input syntax"/g)).toHaveLength(2)
  expect(stdout).toMatch(/"level":20,[^\n]*"msg":"operator does not exist"/)
  expect(stdout.length).toBeLessThan(3000)
  expect(stdout.match(/ at /g)?.length).toBeLessThan(12)
})

it('errors that Next writes to the console are limited in number, and other output is not', () => {
  const script = `import { limitConsoleErrors } from './src/lib/log/limit-console-errors.ts'
limitConsoleErrors()
for (let count = 0; count < 500; count += 1) console.error('No picture')
console.log('Ready')`
  const { stderr, stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { encoding: 'utf8' },
  )
  expect(stderr.trimEnd().split('\n')).toEqual([
    ...Array(60).fill('No picture'),
    'More errors follow; until the minute is over, they are not logged',
  ])
  expect(stdout).toBe('Ready\n')
})

it('failures are logged again within a minute after the clock was set back', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const onFailure = failureLimit()
  for (let count = 0; count < 100; count += 1) onFailure()
  expect(onFailure()).toBe('leave out')
  vi.setSystemTime(Date.now() - 24 * 60 * 60 * 1000)
  vi.advanceTimersByTime(60_000)
  expect(onFailure()).toBe('log')
})
