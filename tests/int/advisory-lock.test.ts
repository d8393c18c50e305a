import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, it } from 'vitest'
import { withAdvisoryLock } from '../../src/lib/database/advisory-lock.ts'
import { cms } from '../support/cms.ts'

const nothing = async () => undefined
const script = path.resolve('src/lib/database/advisory-lock.ts')

/** A script that takes the lock `held` on the same database and never releases it. */
const holder = `
  import pg from 'pg'
  import { withAdvisoryLock } from '${script}'
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
  await withAdvisoryLock({ db: { pool } }, 'held', () => {
    console.log('held')
    return new Promise(() => undefined)
  })`

it('a process can take the lock of another process that was killed', async () => {
  const payload = await cms()
  const child = spawn(process.execPath, ['--input-type=module', '-e', holder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  expect(await withAdvisoryLock(payload, 'held', nothing)).toBe(false)
  child.kill('SIGKILL')
  await expect.poll(() => withAdvisoryLock(payload, 'held', nothing)).toBe(true)
})

it('a lock is released and its connection reused, unless the work failed', async () => {
  const payload = await cms()
  const { pool } = payload.db
  const closed: unknown[] = []
  const close = (client: unknown) => closed.push(client)
  pool.on('remove', close)
  const locks = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory'`
  await withAdvisoryLock(payload, 'given back', async () => {
    expect((await pool.query(locks)).rowCount).toBe(1)
    // Another connection of the same process cannot take the lock either.
    expect(await withAdvisoryLock(payload, 'given back', nothing)).toBe(false)
  })
  expect((await pool.query(locks)).rowCount).toBe(0)
  expect(closed).toEqual([])

  const fail = () => Promise.reject(new Error('The work failed'))
  await expect(withAdvisoryLock(payload, 'given back', fail)).rejects.toThrow('The work failed')
  await expect.poll(async () => (await pool.query(locks)).rowCount).toBe(0)
  await expect.poll(() => closed.length).toBe(1)
  pool.off('remove', close)
})
