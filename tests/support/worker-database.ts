import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, inject } from 'vitest'
import { restoreSeeded } from './database-snapshot.ts'

/** Runs before each file: sets the worker's database and folders, and restores both. */
Object.assign(process.env, inject('environments')[Number(process.env.VITEST_POOL_ID) - 1])

beforeAll(async () => {
  await restoreSeeded(process.env.DATABASE_URL ?? '')
  const documents = path.join(process.env.DATA_DIR ?? '', 'documents')
  fs.rmSync(documents, { recursive: true, force: true })
  fs.mkdirSync(documents)
})
