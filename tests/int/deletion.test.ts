import fs from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { env } from '../../src/env.ts'
import { removeDueFiles } from '../../src/lib/files/removals.ts'
import { cms } from '../support/cms.ts'
import { document, setUpDeskRoutes } from '../support/desk-routes.ts'
import { restAs } from '../support/in-process.ts'
import { halves, upload } from '../support/pictures.ts'
import { admin } from '../support/product.ts'
import { removeSubmissions, submit } from '../support/stored-submissions.ts'

setUpDeskRoutes()

let payload: Payload
let asAdmin: Awaited<ReturnType<typeof restAs>>
/** What makes a deletion fail on the disk. */
let obstacles: string[] = []

beforeAll(async () => {
  payload = await cms()
  asAdmin = await restAs(admin)
  await removeSubmissions(payload)
  await removeDueFiles(payload, { now: hoursFromNow(25) })
})

afterEach(async () => {
  for (const obstacle of obstacles) fs.rmSync(obstacle, { recursive: true })
  obstacles = []
  await query('DROP FUNCTION IF EXISTS fail_deletion CASCADE')
  await removeSubmissions(payload)
})

const query = (sql: string) => payload.db.pool.query(sql)

const folder = () => path.join(env.DATA_DIR, 'documents')

/** Every file below the documents, unfinished ones included. */
const onDisk = () =>
  fs
    .readdirSync(folder(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()

async function namesOf(id: number): Promise<string[]> {
  const entry = await payload.findByID({ collection: 'voice-bot-onboardings', id, depth: 1 })
  return (entry.uploadedFiles ?? [])
    .map((file) => (typeof file === 'object' ? file.filename : ''))
    .map(String)
}

/** Makes the second document of an entry one that the file system does not let go. */
async function obstruct(id: number): Promise<void> {
  const [, name = ''] = await namesOf(id)
  const place = path.join(folder(), name)
  fs.rmSync(place)
  fs.mkdirSync(place)
  fs.writeFileSync(path.join(place, 'inside'), '')
  obstacles.push(place)
}

/** From now on the database fails to delete rows of a table, at once or only at the commit. */
const failDeletions = (table: string, when: 'at once' | 'at the commit') =>
  query(`
    CREATE OR REPLACE FUNCTION fail_deletion() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'No space left'; END $$;
    CREATE CONSTRAINT TRIGGER fail_deletion AFTER DELETE ON ${table}
      ${when === 'at once' ? 'NOT DEFERRABLE' : 'DEFERRABLE INITIALLY DEFERRED'}
      FOR EACH ROW EXECUTE FUNCTION fail_deletion()`)

async function entries(): Promise<number[]> {
  const { docs } = await payload.find({
    collection: 'voice-bot-onboardings',
    pagination: false,
    depth: 0,
    sort: 'id',
  })
  return docs.map(({ id }) => id)
}

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000)

/** Each entry that is there has its documents, and a day later none is there without its entry. */
async function expectConsistent(ids: number[]): Promise<void> {
  await removeDueFiles(payload, { now: hoursFromNow(25) })
  expect(await entries()).toEqual(ids)
  const listed = (await Promise.all(ids.map(namesOf))).flat().sort()
  const { docs } = await payload.find({ collection: 'onboarding-documents', pagination: false })
  expect(docs.map(({ filename }) => filename).sort()).toEqual(listed)
  expect(onDisk()).toEqual(listed)
}

const collection = 'voice-bot-onboardings'

describe('the documents of a deleted entry', () => {
  it('cannot be read any more, and leave the disk a day later', async () => {
    const id = await submit()
    const names = await namesOf(id)
    await payload.delete({ collection, id })
    const answers = names.map((name) => document(name))
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(names.map(() => 404))
    await removeDueFiles(payload, { now: hoursFromNow(23) })
    expect(onDisk()).toEqual(names.toSorted())
    await removeDueFiles(payload, { now: hoursFromNow(25) })
    expect(onDisk()).toEqual([])
  })

  it('go the next time, where one of them could not be removed; the others go at once', async () => {
    const id = await submit()
    await obstruct(id)
    await payload.delete({ collection, id })
    await expect(removeDueFiles(payload, { now: hoursFromNow(25) })).rejects.toThrow()
    expect(onDisk()).toEqual(['inside'])
    const [place = ''] = obstacles
    fs.rmSync(place, { recursive: true })
    fs.writeFileSync(place, '')
    await expectConsistent([])
    obstacles = []
  })
})

describe('a deletion that the database does not carry out', () => {
  for (const when of ['at once', 'at the commit'] as const) {
    it(`leaves the documents on the disk and is no success, where it fails ${when}`, async () => {
      const id = await submit()
      await failDeletions('voice_bot_onboardings', when)
      await expect(payload.delete({ collection, id })).rejects.toThrow()
      await expectConsistent([id])
    })

    it(`leaves all documents of many entries, where it fails ${when}`, async () => {
      const ids = [await submit(), await submit()]
      await failDeletions('voice_bot_onboardings', when)
      const where = `where[id][in]=${ids.join(',')}`
      const { status, body } = await asAdmin('DELETE', `${collection}?${where}`)
      expect(status).toBe(400)
      expect(body.docs).toEqual([])
      expect(body.errors).toHaveLength(ids.length)
      await expectConsistent(ids)
    })

    it(`leaves a picture of the site its files, where it fails ${when}`, async () => {
      const picture = await storedPicture()
      await failDeletions('media', when)
      await expect(payload.delete({ collection: 'media', id: picture.id })).rejects.toThrow()
      expect(filesOf(picture).filter(isMissing)).toEqual([])

      await query('DROP FUNCTION fail_deletion CASCADE')
      await payload.delete({ collection: 'media', id: picture.id })
      await removeDueFiles(payload, { now: hoursFromNow(25) })
      expect(filesOf(picture).filter((name) => !isMissing(name))).toEqual([])
    })
  }
})

it('a deletion of many entries deletes all of them and all of their documents', async () => {
  const kept = await submit()
  const ids: number[] = []
  for (let count = 0; count < 12; count++) ids.push(await submit())
  const { status, body } = await asAdmin('DELETE', `${collection}?where[id][greater_than]=${kept}`)
  expect(status).toBe(200)
  expect(body.docs).toHaveLength(ids.length)
  await expectConsistent([kept])
})

it('an entry whose document is missing on the disk already can be deleted', async () => {
  const id = await submit()
  const [name = ''] = await namesOf(id)
  fs.rmSync(path.join(folder(), name))
  await payload.delete({ collection, id })
  await expectConsistent([])
})

it('a picture whose replacement is rejected keeps its files', async () => {
  const picture = await storedPicture()
  const file = upload('neu.png', 'image/png', await halves(900, 600))
  await expect(
    payload.update({ collection: 'media', id: picture.id, data: { alt: '' }, file }),
  ).rejects.toThrow()
  expect(filesOf(picture).filter(isMissing)).toEqual([])
  await payload.delete({ collection: 'media', id: picture.id })
})

async function storedPicture() {
  return payload.create({
    collection: 'media',
    data: { alt: 'Ein Bild' },
    file: upload('bild.png', 'image/png', await halves()),
  })
}

type Picture = Awaited<ReturnType<typeof storedPicture>>

const filesOf = ({ filename, sizes }: Picture) =>
  [filename, sizes?.thumbnail?.filename, sizes?.portrait?.filename].map(String)

const isMissing = (name: string) => !fs.existsSync(path.join(env.MEDIA_DIR, name))
