import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { env } from '../../src/env.ts'
import { sweepUploads } from '../../src/lib/files/uploads.ts'
import { cms } from '../support/cms.ts'

const documents = path.join(env.DATA_DIR, 'documents')
const incoming = path.join(documents, '.incoming')

/** A submission's folder with one document, which was put in place already, as a kill leaves it. */
function leftover(name: string, { ageInMinutes = 0 } = {}): { folder: string; placed: string } {
  const folder = path.join(incoming, name)
  const placed = path.join(documents, `${name.replaceAll('~', '-')}.pdf`)
  fs.mkdirSync(folder, { recursive: true })
  for (const file of [path.join(folder, path.basename(placed)), placed]) {
    fs.writeFileSync(file, '%PDF-1.4')
  }
  const time = new Date(Date.now() - ageInMinutes * 60_000)
  fs.utimesSync(folder, time, time)
  return { folder, placed }
}

const sweep = async () => sweepUploads(await cms(), 'onboarding-documents')

it('what a killed process of another host left an hour ago is cleared up', async () => {
  const { folder, placed } = leftover('container-1~7~a', { ageInMinutes: 61 })
  await sweep()
  expect([folder, placed].filter((file) => fs.existsSync(file))).toEqual([])
})

it('what another host may still be receiving stays', async () => {
  const { folder, placed } = leftover('container-2~7~b', { ageInMinutes: 59 })
  await sweep()
  expect([folder, placed].filter((file) => fs.existsSync(file))).toEqual([folder, placed])
  for (const file of [folder, placed]) fs.rmSync(file, { recursive: true })
})

it('what a living process of this host is receiving stays', async () => {
  const { folder, placed } = leftover(`${os.hostname()}~${process.pid}~c`)
  await sweep()
  expect([folder, placed].filter((file) => fs.existsSync(file))).toEqual([folder, placed])
  for (const file of [folder, placed]) fs.rmSync(file, { recursive: true })
})

it('what a killed process of this host left is cleared up at once', async () => {
  // No process has an id above the largest of Linux.
  const { folder, placed } = leftover(`${os.hostname()}~4194305~d`)
  await sweep()
  expect([folder, placed].filter((file) => fs.existsSync(file))).toEqual([])
})
