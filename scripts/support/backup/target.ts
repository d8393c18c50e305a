import fs from 'node:fs'
import path from 'node:path'
import type { Env } from '../../../src/env.ts'
import { type Stores, uploadCollections } from '../../../src/lib/files/stores.ts'
import { PlainError } from '../processes.ts'
import { hasOwnDatabase, withDatabase } from './database.ts'
import { tablesOf } from './tables.ts'

/** The settings and file stores to which a backup is restored. */
export type Target = { env: Env; stores: Stores }

/** Throws a PlainError that names the first part of the target that is not empty. */
export async function checkEmpty({ env, stores }: Target): Promise<void> {
  for (const collection of uploadCollections) {
    for await (const name of stores[collection].list()) {
      throw notEmpty(`the files of ${collection} (${name})`)
    }
  }
  // Without PAYLOAD_SECRET, the secret of the backup is restored to this file.
  if (!env.PAYLOAD_SECRET && fs.existsSync(secretFile(env))) throw notEmpty(secretFile(env))
  if (!env.DATABASE_URL && !hasOwnDatabase(env)) return
  const tables = await withDatabase(env, tablesOf)
  if (tables.length > 0) {
    throw notEmpty(env.DATABASE_URL ? 'the database in DATABASE_URL' : `${env.DATA_DIR}/postgres`)
  }
}

export function secretFile({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string {
  return path.join(DATA_DIR, 'secret')
}

function notEmpty(what: string): PlainError {
  return new PlainError(
    `A backup is restored only where nothing is yet, but there is something already: ${what}.`,
  )
}
