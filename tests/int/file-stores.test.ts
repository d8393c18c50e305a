import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { env } from '../../src/env.ts'
import {
  type ByteRange,
  type FileStore,
  isStoreUnavailable,
} from '../../src/lib/files/file-store.ts'
import { createStores, diskStores } from '../../src/lib/files/stores.ts'
import { callRest } from '../support/call-rest.ts'
import { cms } from '../support/cms.ts'
import { requestDocument, requestZip, setUpDeskRoutes, unzip } from '../support/desk-routes.ts'
import { onboardingForm } from '../support/onboarding.ts'
import { drawHalves, upload } from '../support/pictures.ts'
import { temporaryFolder } from '../support/product.ts'
import { newBucket, s3Endpoint, s3SkipReason, unreachableS3 } from '../support/s3.ts'
import { submitOnboarding } from '../support/stored-submissions.ts'
import { countStored, postOnboarding, withSettings } from '../support/submissions.ts'

const folder = temporaryFolder()
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const file = (content: string, name = content) => {
  const source = path.join(folder, `${content}.source`)
  fs.writeFileSync(source, content)
  return { source, name }
}

const stores: [string, () => Promise<FileStore>][] = [
  [
    'a folder',
    async () => diskStores({ DATA_DIR: folder, MEDIA_DIR: path.join(folder, 'm') }).media,
  ],
  ['a bucket', async () => createStores({ ...env, ...(await newBucket()) }).media],
]

describe.each(stores)('%s', (name, make) => {
  it('stores files, reads ranges of them and lists them', async ({ skip }) => {
    if (name === 'a bucket' && !s3Endpoint) skip(s3SkipReason)
    const store = await make()
    const names = async () => {
      const found: string[] = []
      for await (const each of store.list()) found.push(each)
      return found.sort()
    }
    const content = async (name: string, range?: ByteRange) => {
      const found = await store.open(name)
      return found && (await buffer(await found.read(range))).toString()
    }
    expect(await names()).toEqual([])
    expect(await store.open('nothing')).toBeUndefined()
    await store.put([file('first'), file('second', 'Ä ü+%.pdf')])
    expect(await names()).toEqual(['first', 'Ä ü+%.pdf'])

    const found = await store.open('Ä ü+%.pdf')
    expect(found?.size).toBe(6)
    expect(Math.abs(Date.now() - Number(found?.modified))).toBeLessThan(60_000)
    await found?.close()
    expect(await content('Ä ü+%.pdf', { start: 1, end: 3 })).toBe('eco')

    await expect(store.put([file('other', 'first')])).rejects.toThrow()
    expect(await content('first')).toBe('first')
    await store.put([file('other', 'first')], { isReplacing: true })
    expect(await content('first')).toBe('other')

    await store.remove('first')
    await store.remove('first')
    expect(await names()).toEqual(['Ä ü+%.pdf'])
    await expect(store.put([file('x', '../x')])).rejects.toThrow()
  })
})

describe('a product that stores its files in a bucket', () => {
  setUpDeskRoutes()

  it('stores and serves documents and pictures without writing them to its disk', async ({
    skip,
  }) => {
    if (!s3Endpoint) skip(s3SkipReason)
    const before = await countStored()
    await withSettings(await newBucket(), async () => {
      const payload = await cms()
      const id = await submitOnboarding()
      expect(await countStored()).toMatchObject({ files: before.files, unfinished: 0 })
      const entry = await payload.findByID({ collection: 'voice-bot-onboardings', id, depth: 1 })
      const [first] = entry.uploadedFiles ?? []
      const name = typeof first === 'object' ? String(first.filename) : ''
      const part = await requestDocument(name, { Range: 'bytes=0-3' })
      expect([part.status, await part.text()]).toEqual([206, '%PDF'])
      expect((await unzip(await requestZip(id))).entries.size).toBe(3)

      const picture = await payload.create({
        collection: 'media',
        data: { alt: 'Ein Bild' },
        file: upload('bild.png', 'image/png', await drawHalves()),
      })
      const portrait = await callRest('GET', `media/file/${picture.sizes?.portrait?.filename}`)
      expect(portrait.headers.get('content-type')).toBe('image/webp')
      const moved = await payload.update({
        collection: 'media',
        id: picture.id,
        data: { focalX: 10, focalY: 10 },
      })
      const recreated = await callRest('GET', `media/file/${moved.sizes?.portrait?.filename}`)
      expect((await recreated.arrayBuffer()).byteLength).toBeGreaterThan(0)
      expect(fs.existsSync(path.join(env.MEDIA_DIR, String(picture.filename)))).toBe(false)

      await payload.delete({ collection: 'media', id: picture.id })
      expect((await callRest('GET', `media/file/${picture.filename}`)).status).toBe(404)
      await payload.delete({ collection: 'voice-bot-onboardings', id })
      expect((await requestDocument(name)).status).toBe(404)
    })
  })

  it('responds with 503 while the bucket is unavailable and stores nothing', async () => {
    const before = await countStored()
    await withSettings(unreachableS3, async () => {
      const response = await postOnboarding(onboardingForm())
      expect(response.status).toBe(503)
      expect((await response.json()).message).toMatch(/konnte gerade nicht gespeichert werden/)
      // Jobs of earlier tests may finish in the meantime.
      expect(await countStored()).toEqual({ ...before, jobs: expect.any(Number) })

      const picture = upload('bild.png', 'image/png', await drawHalves())
      const create = (await cms()).create({
        collection: 'media',
        data: { alt: 'Ein Bild' },
        file: picture,
      })
      await expect(create).rejects.toMatchObject({
        status: 503,
        message: expect.stringMatching(/Dateispeicher|file storage/),
      })
      await expect(createStores({ ...env, ...unreachableS3 }).media.open('a')).rejects.toSatisfy(
        isStoreUnavailable,
      )
    })
    const { totalDocs } = await (await cms()).count({
      collection: 'media',
      where: { filename: { contains: 'bild-' } },
    })
    expect(totalDocs).toBe(0)
  })

  it("responds with 503 and stores nothing if the bucket's server stops during an upload", async () => {
    let uploads = 0
    const server = http.createServer((request, response) => {
      uploads++
      if (uploads === 1) {
        response.setHeader('ETag', '"1"')
        return void request.resume().once('end', () => response.end())
      }
      request.once('data', () => {
        server.close()
        server.closeAllConnections()
      })
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const before = await countStored()
    const settings = { ...unreachableS3, S3_ENDPOINT: `http://127.0.0.1:${port}` }
    await withSettings(settings, async () => {
      const response = await postOnboarding(onboardingForm())
      expect(response.status).toBe(503)
      expect((await response.json()).message).toMatch(/konnte gerade nicht gespeichert werden/)
    })
    expect(uploads).toBeGreaterThan(1)
    expect(await countStored()).toEqual({ ...before, jobs: expect.any(Number) })
  })
})
