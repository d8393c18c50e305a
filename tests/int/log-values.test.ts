import { type Logger, pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { logFailure } from '../../src/lib/log/log-failure.ts'
import { logger } from '../../src/lib/log/logger.ts'
import { cms } from '../support/cms.ts'

const name = 'Ana Secreta'

/**
 * Returns an error as the database adapter throws it: its message contains the values, its cause's
 * detail the row.
 */
async function failure(): Promise<Error> {
  const { drizzle, execute } = (await cms()).db
  const raw = `INSERT INTO contact_requests (name) VALUES ('${name}')`
  return execute({ drizzle, raw }).then(
    () => expect.unreachable('a request without an address is stored'),
    (error: Error) => error,
  )
}

it('an error with a status below 500 is logged only at the level debug, as one line without a stack', () => {
  let log = ''
  const write = (line: string) => {
    log += line
  }
  const err = Object.assign(new Error('Not found'), { status: 404 })
  pino(logger.options, { write }).error({ err })
  expect(log).toBe('')
  pino({ ...logger.options, level: 'debug' }, { write }).error({ err })
  expect(JSON.parse(log)).toMatchObject({ level: 20, msg: 'Not found' })
  expect(log).not.toContain('stack')
})

it('of many requests that fail within a minute, only the first ones are logged with their stacks', () => {
  vi.useFakeTimers()
  const log: string[] = []
  const write = (line: string) => log.push(line)
  const fail = () => pino(logger.options, { write }).error({ err: new Error('Unexpected') })
  try {
    vi.advanceTimersByTime(60_000)
    for (let count = 0; count < 1000; count += 1) fail()
    expect(log).toHaveLength(61)
    expect(log.at(-1)).toContain('More requests fail')
    vi.advanceTimersByTime(60_000)
    fail()
    expect(JSON.parse(log.at(-1) ?? '')).toMatchObject({ err: { message: 'Unexpected' } })
  } finally {
    vi.useRealTimers()
  }
})

it('a failed task is logged with its reason, whatever the status of its error', () => {
  let log = ''
  const write = (line: string) => {
    log += line
  }
  const err = Object.assign(new Error('The page is missing a title'), { status: 400 })
  pino(logger.options, { write }).error({ err, msg: 'Error running task 5' })
  expect(JSON.parse(log)).toMatchObject({
    level: 50,
    msg: 'Error running task 5',
    err: { message: 'The page is missing a title' },
  })
})

it('the CMS uses the logger that removes submitted values', async () => {
  expect((await cms()).config.logger).toBe(logger)
})

it.each([
  ['an object with an error', (error: Error) => [{ err: error }, 'Not stored'] as const],
  ['an error', (error: Error) => [error] as const],
])('%s is logged with its cause and without submitted values', async (_, argsOf) => {
  const error = await failure()
  expect(error.message).toContain(name)
  let log = ''
  const write = (line: string) => {
    log += line
  }
  pino(logger.options, { write }).error(...(argsOf(error) as [Error]))
  expect(log).toContain('null value in column')
  expect(log).not.toContain(name)
})

it('a submitted text cannot forge a log entry or control the terminal, and is truncated', () => {
  const sent = `x\n[14:00:00] ERROR\u001b[31m\u009b31m${'y'.repeat(900_000)}`
  const failure = () => new Error(`No ${sent}`, { cause: new Error(sent) })
  const entries: Parameters<Logger['error']>[] = [
    [failure()],
    [{ err: failure() }, 'Not stored'],
    [{ err: Object.assign(failure(), { status: 404 }) }],
    [{ msg: `Not found: ${sent}` }],
  ]
  for (const entry of entries) {
    let log = ''
    const write = (line: string) => {
      log += line
    }
    pino({ ...logger.options, level: 'debug' }, { write }).error(...entry)
    expect(log.length).toBeLessThan(10_000)
    const { msg, err } = JSON.parse(log)
    expect(`${msg} ${err?.message}`).not.toMatch(/\p{Cc}/u)
    expect(err?.stack ?? '').not.toMatch(/^\[14|[^\P{Cc}\n]/mu)
  }
})

it('failures that strangers cause again and again are not logged more than sixty times per minute', async () => {
  // Another minute than that of the other tests.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60 * 1000 })
  const error = vi.spyOn((await cms()).logger, 'error').mockReturnValue()
  for (let count = 0; count < 200; count++)
    await logFailure('A page failed', new Error('no database'))
  expect(error).toHaveBeenCalledTimes(61)
  expect(error).toHaveBeenLastCalledWith(expect.stringMatching(/^More requests fail/))
  error.mockRestore()
  vi.useRealTimers()
})
