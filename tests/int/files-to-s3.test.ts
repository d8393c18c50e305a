import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { env } from '../../src/env.ts'
import { createStores, uploadFolders } from '../../src/lib/files/stores.ts'
import { temporaryFolder } from '../support/product.ts'
import { newBucket, s3Endpoint, s3SkipReason } from '../support/s3.ts'
import { withDatabase } from '../support/with-database.ts'

const place = temporaryFolder()
const settings = { DATA_DIR: path.join(place, 'data'), MEDIA_DIR: path.join(place, 'media') }
const folders = uploadFolders(settings)
const url = process.env.DATABASE_URL ?? ''

const query = (statement: string) => withDatabase(url, (client) => client.query(statement))

afterAll(async () => {
  await query(`DELETE FROM onboarding_documents WHERE filename LIKE 'moved-%'`)
  await query(`DELETE FROM media WHERE filename LIKE 'moved-%'`)
  fs.rmSync(place, { recursive: true, force: true })
})

const anHourAgo = new Date(Date.now() - 60 * 60 * 1000)

function write(folder: string, name: string, content: string, changed = anHourAgo): void {
  const file = path.join(folder, name)
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(file, content)
  fs.utimesSync(file, changed, changed)
}

async function addDocument(name: string): Promise<void> {
  write(folders['onboarding-documents'], name, name)
  await query(
    `INSERT INTO onboarding_documents (original_name, filename) VALUES ('a.pdf', '${name}')`,
  )
}

const addPicture = (name: string) =>
  query(`INSERT INTO media (filename, sizes_portrait_filename) VALUES (NULL, '${name}')`)

const recordSize = (name: string, bytes: number) =>
  query(
    `UPDATE media SET sizes_portrait_filesize = ${bytes} WHERE sizes_portrait_filename = '${name}'`,
  )

it('a repeated move to S3 keeps changes in the bucket and does not restore deleted files', async ({
  skip,
}) => {
  if (!s3Endpoint) skip(s3SkipReason)
  const bucket = await newBucket()
  const stores = createStores({ ...env, ...bucket })
  const documents = stores['onboarding-documents']
  const move = async (...args: string[]) => {
    const script = ['scripts/files-to-s3.ts', ...args]
    const options = { env: { ...process.env, ...settings, ...bucket } }
    return (await promisify(execFile)(process.execPath, script, options)).stdout
  }
  const contentOf = async (name: string, store = stores.media) => {
    const found = await store.open(name)
    return found && text(await found.read())
  }

  for (const name of ['moved-first.pdf', 'moved-gone.pdf']) await addDocument(name)
  // As left by another program whose upload was interrupted.
  const empty = path.join(place, 'empty')
  fs.writeFileSync(empty, '')
  await documents.put([{ source: empty, name: 'moved-first.pdf' }])
  await stores.media.put([{ source: empty, name: 'moved-before.webp' }])
  for (const name of ['moved-later.webp', 'moved-before.webp']) await addPicture(name)
  write(folders.media, 'moved-later.webp', 'first')
  write(folders.media, 'moved-before.webp', 'first')
  write(folders.media, 'stranger.txt', 'nobody has recorded it')
  expect(await move()).toMatch(/onboarding-documents: 2 copied.*\nmedia: 2 copied.*1 left there/)

  // Changes between the first run and the switch.
  await addDocument('moved-between.pdf')
  write(folders.media, 'moved-before.webp', 'cropped', new Date(Date.now() + 60_000))
  // Changes after the switch: a document is deleted with its file, and a picture is cropped again.
  await query(`DELETE FROM onboarding_documents WHERE filename = 'moved-gone.pdf'`)
  await documents.remove('moved-gone.pdf')
  const source = path.join(place, 'crop')
  fs.writeFileSync(source, 'cropped in the bucket')
  await stores.media.put([{ source, name: 'moved-later.webp' }], { isReplacing: true })
  await recordSize('moved-later.webp', 'cropped in the bucket'.length)

  await move('--remove')
  const inBucket: string[] = []
  for await (const name of documents.list()) inBucket.push(name)
  expect(inBucket.sort()).toEqual(['moved-between.pdf', 'moved-first.pdf'])
  expect(await contentOf('moved-first.pdf', documents)).toBe('moved-first.pdf')
  expect(await contentOf('moved-later.webp')).toBe('cropped in the bucket')
  expect(await contentOf('moved-before.webp')).toBe('cropped')
  expect(fs.readdirSync(folders['onboarding-documents'])).toEqual(['moved-gone.pdf'])
  expect(fs.readdirSync(folders.media)).toEqual(['stranger.txt'])
})
