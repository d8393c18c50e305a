import fs from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { env } from '../../src/env.ts'
import { removeDueFiles } from '../../src/lib/files/removals.ts'
import { restAs } from '../support/call-rest.ts'
import { cms } from '../support/cms.ts'
import { requestDocument, setUpDeskRoutes } from '../support/desk-routes.ts'
import { drawHalves, upload } from '../support/pictures.ts'
import { admin } from '../support/product.ts'
import { removeSubmissions, submitOnboarding } from '../support/stored-submissions.ts'

setUpDeskRoutes()

let payload: Payload
let asAdmin: Awaited<ReturnType<typeof restAs>>
/** Paths that cannot be deleted from the disk. */
let obstacles: string[] = []

beforeAll(async () => {
  payload = await cms()
  asAdmin = await restAs(admin.email)
})

afterEach(async () => {
  for (const obstacle of obstacles) fs.rmSync(obstacle, { recursive: true })
  obstacles = []
  await query('DROP FUNCTION IF EXISTS fail_deletion CASCADE')
  await removeSubmissions(payload)
})

const query = (sql: string) => payload.db.pool.query(sql)

const folder = () => path.join(env.DATA_DIR, 'documents')

/** Returns every file in the documents folder, including unfinished uploads. */
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

/** Replaces the entry's second document by a folder, which cannot be deleted as a file. */
async function makeUndeletable(id: number): Promise<void> {
  const [, name = ''] = await namesOf(id)
  const place = path.join(folder(), name)
  fs.rmSync(place)
  fs.mkdirSync(place)
  fs.writeFileSync(path.join(place, 'inside'), '')
  obstacles.push(place)
}

/** Makes deletions from a table fail, either immediately or only at the commit. */
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

/**
 * Expects that these entries have all their documents, and that a day later no other documents are
 * left.
 */
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
  it('are no longer readable, and are removed from the disk a day later', async () => {
    const id = await submitOnboarding()
    const names = await namesOf(id)
    await payload.delete({ collection, id })
    const responses = names.map((name) => requestDocument(name))
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual(names.map(() => 404))
    await removeDueFiles(payload, { now: hoursFromNow(23) })
    expect(onDisk()).toEqual(names.toSorted())
    await removeDueFiles(payload, { now: hoursFromNow(25) })
    expect(onDisk()).toEqual([])
  })

  it('are removed on the next run if one could not be removed; the others are removed immediately', async () => {
    const id = await submitOnboarding()
    await makeUndeletable(id)
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

describe('a deletion that fails in the database', () => {
  for (const when of ['at once', 'at the commit'] as const) {
    it.each(['voice_bot_onboardings', 'onboarding_documents'])(
      `fails as a whole and leaves the documents on the disk if the database rejects it ${when}: %s`,
      async (table) => {
        const id = await submitOnboarding()
        await failDeletions(table, when)
        await expect(payload.delete({ collection, id })).rejects.toThrow()
        await expectConsistent([id])
      },
    )

    it(`leaves the documents of all entries if the database rejects it ${when}`, async () => {
      const ids = [await submitOnboarding(), await submitOnboarding()]
      await failDeletions('voice_bot_onboardings', when)
      const where = `where[id][in]=${ids.join(',')}`
      const { status, body } = await asAdmin('DELETE', `${collection}?${where}`)
      expect(status).toBe(400)
      expect(body.docs).toEqual([])
      expect(body.errors).toHaveLength(ids.length)
      await expectConsistent(ids)
    })

    it(`leaves the files of a picture if the database rejects it ${when}`, async () => {
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

it('a bulk deletion deletes all entries and all of their documents', async () => {
  const kept = await submitOnboarding()
  const ids: number[] = []
  for (let count = 0; count < 12; count++) ids.push(await submitOnboarding())
  const { status, body } = await asAdmin('DELETE', `${collection}?where[id][greater_than]=${kept}`)
  expect(status).toBe(200)
  expect(body.docs).toHaveLength(ids.length)
  await expectConsistent([kept])
})

it('an entry can be deleted if its document is already missing on the disk', async () => {
  const id = await submitOnboarding()
  const [name = ''] = await namesOf(id)
  fs.rmSync(path.join(folder(), name))
  await payload.delete({ collection, id })
  await expectConsistent([])
})

it('a picture keeps its files if the upload that replaces it is rejected', async () => {
  const picture = await storedPicture()
  const file = upload('neu.png', 'image/png', await drawHalves(900, 600))
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
    file: upload('bild.png', 'image/png', await drawHalves()),
  })
}

type Picture = Awaited<ReturnType<typeof storedPicture>>

const filesOf = ({ filename, sizes }: Picture) =>
  [filename, sizes?.thumbnail?.filename, sizes?.portrait?.filename].map(String)

const isMissing = (name: string) => !fs.existsSync(path.join(env.MEDIA_DIR, name))
