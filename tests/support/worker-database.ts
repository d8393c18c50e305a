import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, inject } from 'vitest'
import { restoreBeforeFile } from './database-snapshot.ts'

/** Runs before each file: sets the worker's database and folders, and restores both. */
Object.assign(process.env, inject('environments')[Number(process.env.VITEST_POOL_ID) - 1])

restoreBeforeFile()

beforeAll(() => {
  const documents = path.join(process.env.DATA_DIR ?? '', 'documents')
  fs.rmSync(documents, { recursive: true, force: true })
  fs.mkdirSync(documents)
})
