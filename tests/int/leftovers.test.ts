import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { env } from '../../src/env.ts'
import { inTransaction } from '../../src/lib/database/transaction.ts'
import { storeOf } from '../../src/lib/files/configured-stores.ts'
import { StoreUnavailableError } from '../../src/lib/files/file-store.ts'
import {
  cancelRemoval,
  removeDueFiles,
  scheduleRemovalUnlessRecorded,
} from '../../src/lib/files/removals.ts'
import { sweepLocalFiles } from '../../src/lib/files/uploads.ts'
import { cms } from '../support/cms.ts'
import { whileTransactionIsOpen } from '../support/while-transaction-is-open.ts'

const documents = path.join(env.DATA_DIR, 'documents')

afterEach(() => {
  vi.restoreAllMocks()
})

/** Creates the folder of a submission that is still being received. */
function incoming(name: string, { ageInMinutes = 0 } = {}): string {
  const folder = path.join(documents, '.incoming', name)
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, 'a.pdf'), '%PDF-1.4')
  const time = new Date(Date.now() - ageInMinutes * 60_000)
  fs.utimesSync(folder, time, time)
  return folder
}

it('unfinished uploads of killed processes are removed, and uploads in progress are kept', async () => {
  const left = [
    incoming('container-1~7~a', { ageInMinutes: 61 }),
    // No process id on Linux is this large.
    incoming(`${os.hostname()}~4194305~b`),
  ]
  const underWay = [
    incoming('container-2~7~c', { ageInMinutes: 59 }),
    incoming(`${os.hostname()}~${process.pid}~d`),
  ]
  await sweepLocalFiles()
  expect(left.filter((folder) => fs.existsSync(folder))).toEqual([])
  expect(underWay.filter((folder) => fs.existsSync(folder))).toEqual(underWay)
  for (const folder of underWay) fs.rmSync(folder, { recursive: true })
})

it('a stored document whose record was never written is removed an hour later', async () => {
  const payload = await cms()
  const place = path.join(documents, 'a-killed-process.pdf')
  fs.mkdirSync(documents, { recursive: true })
  fs.writeFileSync(place, '%PDF-1.4')
  const files = { collection: 'onboarding-documents', names: [path.basename(place)] } as const
  await scheduleRemovalUnlessRecorded(payload, files)
  await removeDueFiles(payload, { now: new Date(Date.now() + 59 * 60_000) })
  expect(fs.existsSync(place)).toBe(true)
  await removeDueFiles(payload, { now: new Date(Date.now() + 61 * 60_000) })
  expect(fs.existsSync(place)).toBe(false)
})

it('a file that the store does not remove delays the removal of the others until the next attempt only', async () => {
  const payload = await cms()
  const names = ['a-locked-file.pdf', 'a-later-file.pdf']
  for (const name of names) {
    fs.writeFileSync(path.join(documents, name), '%PDF-1.4')
    await scheduleRemovalUnlessRecorded(payload, {
      collection: 'onboarding-documents',
      names: [name],
    })
  }
  const store = storeOf('onboarding-documents')
  const remove = store.remove.bind(store)
  vi.spyOn(store, 'remove').mockImplementation(async (name) => {
    if (name === names[0]) throw new StoreUnavailableError('AccessDenied')
    await remove(name)
  })
  const now = new Date(Date.now() + 61 * 60_000)
  await expect(removeDueFiles(payload, { now })).rejects.toThrow('AccessDenied')
  await removeDueFiles(payload, { now })
  expect(names.map((name) => fs.existsSync(path.join(documents, name)))).toEqual([true, false])
  vi.restoreAllMocks()
  await removeDueFiles(payload, { now: new Date(now.getTime() + 61 * 60_000) })
  expect(fs.existsSync(path.join(documents, 'a-locked-file.pdf'))).toBe(false)
})

it('a record is not stored if its file was removed while it was stored', async () => {
  const payload = await cms()
  const files = { collection: 'onboarding-documents', names: ['slow.pdf'] } as const
  await scheduleRemovalUnlessRecorded(payload, files)
  await removeDueFiles(payload, { now: new Date(Date.now() + 61 * 60_000) })
  const storeRecord = inTransaction(payload, (req) => cancelRemoval(payload, files, req))
  await expect(storeRecord).rejects.toThrow('removed before its record was stored')
})

it('a file is not removed while the transaction that stores its record is open', async () => {
  const payload = await cms()
  const place = path.join(documents, 'at-the-same-time.pdf')
  fs.writeFileSync(place, '%PDF-1.4')
  const files = { collection: 'onboarding-documents', names: [path.basename(place)] } as const
  await scheduleRemovalUnlessRecorded(payload, files)
  await whileTransactionIsOpen(
    (req) => cancelRemoval(payload, files, req),
    () => removeDueFiles(payload, { now: new Date(Date.now() + 61 * 60_000) }),
  )
  expect(fs.existsSync(place)).toBe(true)
  fs.rmSync(place)
})
