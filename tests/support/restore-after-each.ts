import { afterEach, beforeAll } from 'vitest'
import { restoreSnapshot, takeSnapshot } from './database-snapshot.ts'

const url = () => process.env.DATABASE_URL ?? ''

/** Restores the database after each test of the calling file to its state after the preceding hooks. */
export function restoreAfterEach(): void {
  beforeAll(() => takeSnapshot(url()))
  afterEach(() => restoreSnapshot(url()))
}
