import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import {
  type ByteRange,
  type FileStore,
  StoreUnavailableError,
} from '../../../src/lib/files/file-store.ts'
import { s3Client, s3Store } from '../../../src/lib/files/s3-store.ts'

/**
 * A bucket whose responses never end: a byte arrives long before the connection is idle. The headers of files
 * do not end either.
 */
const server = http.createServer((request, response) => {
  request.resume()
  if (request.method === 'HEAD') {
    return void response.writeHead(200, { ETag: '"1"', 'Content-Length': 7 }).end()
  }
  if (request.method === 'GET' && !request.url?.includes('list-type')) {
    request.socket.write('HTTP/1.1 200 OK\r\nX-Padding: ')
    const drip = setInterval(() => request.socket.write(' '), 10)
    request.socket.on('close', () => clearInterval(drip))
    return
  }
  response.writeHead(200, { 'Content-Type': 'application/xml' })
  const drip = setInterval(() => response.write(' '), 10)
  response.on('close', () => clearInterval(drip))
})

const settings = {
  S3_BUCKET: 'bucket',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

let folder: string
let client: S3Client
let store: FileStore

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'drip-'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  client = s3Client({ ...settings, S3_ENDPOINT: `http://127.0.0.1:${port}` })
  store = s3Store(client, 'bucket', 'files/')
  const { timeout } = AbortSignal
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(Math.ceil(ms / 1000)))
})

afterAll(() => {
  vi.restoreAllMocks()
  client.destroy()
  fs.rmSync(folder, { recursive: true })
  server.closeAllConnections()
  server.close()
})

it('gives up on a bucket that does not finish its answer in time', async () => {
  const source = path.join(folder, 'a.pdf')
  fs.writeFileSync(source, 'content')
  const files = Array.from({ length: 6 }, (_, index) => ({ source, name: `${index}.pdf` }))
  await expect(store.put(files)).rejects.toThrow(StoreUnavailableError)
  await expect(store.remove('0.pdf')).rejects.toThrow(StoreUnavailableError)
  const list = store.list()[Symbol.asyncIterator]().next()
  await expect(list).rejects.toThrow(StoreUnavailableError)
  const file = await store.open('0.pdf')
  await expect(file?.read()).rejects.toThrow(StoreUnavailableError)
})

it('accepts that a file to be removed does not exist, even from servers that answer 404', async () => {
  const bucket = await startStore((_, response) => {
    response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
  })
  await bucket.remove('gone.pdf')

  const proxy = await startStore((_, response) => response.writeHead(404).end())
  await expect(proxy.remove('gone.pdf')).rejects.toThrow(StoreUnavailableError)
})

it('rejects the responses of a server that is not a bucket', async () => {
  const noBucket = await startStore((request, response) => {
    request.resume().on('end', () => response.end('<h1>Maintenance</h1>'))
  })
  const source = path.join(folder, 'c.pdf')
  fs.writeFileSync(source, 'content')
  await expect(noBucket.put([{ source, name: 'c.pdf' }])).rejects.toThrow(StoreUnavailableError)
  await expect(noBucket.open('c.pdf')).rejects.toThrow(StoreUnavailableError)
  await expect(noBucket.remove('c.pdf')).rejects.toThrow(StoreUnavailableError)
  // A restore would take the bucket for empty.
  const list = noBucket.list()[Symbol.asyncIterator]().next()
  await expect(list).rejects.toThrow(StoreUnavailableError)
})

it('rejects the page of a web server, which has an ETag as files have', async () => {
  const webServer = await startStore((request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ETag: '"5d8c72a5-264"' })
    request.resume().on('end', () => response.end('<h1>Maintenance</h1>'))
  })
  const source = path.join(folder, 'd.pdf')
  fs.writeFileSync(source, 'content')
  await expect(webServer.put([{ source, name: 'd.pdf' }])).rejects.toThrow(StoreUnavailableError)
  await expect(webServer.open('d.pdf')).rejects.toThrow(StoreUnavailableError)
})

it('rejects the content of a file that ends early, also without the header for its length', async () => {
  const cutting = await startStore(({ method, headers }, response) => {
    response.setHeader('ETag', '"1"')
    if (method === 'HEAD') response.setHeader('Content-Length', 10).end()
    else {
      if (headers.range) response.setHeader('Content-Range', 'bytes 1-4/10')
      response.setHeader('Transfer-Encoding', 'chunked').end('0123')
    }
  })
  const contentOf = async (range?: ByteRange) =>
    text((await (await cutting.open('c.pdf'))?.read(range)) as Readable)
  await expect(contentOf()).rejects.toThrow(StoreUnavailableError)
  await expect(contentOf({ start: 1, end: 5 })).rejects.toThrow(StoreUnavailableError)
  expect(await contentOf({ start: 1, end: 4 })).toBe('0123')
})

it('rejects a file without a size, and the whole file instead of a part', async () => {
  const withoutSize = await startStore((_, response) => {
    response.writeHead(200, { ETag: '"1"', 'Transfer-Encoding': 'chunked' }).end()
  })
  await expect(withoutSize.open('c.pdf')).rejects.toThrow(StoreUnavailableError)

  const withoutRanges = await startStore(({ method }, response) => {
    response.writeHead(200, { ETag: '"1"', 'Content-Length': 10 })
    response.end(method === 'GET' ? '0123456789' : undefined)
  })
  const file = await withoutRanges.open('c.pdf')
  await expect(file?.read({ start: 1, end: 4 })).rejects.toThrow(StoreUnavailableError)
  expect(await text((await file?.read()) as Readable)).toBe('0123456789')
})

it('rejects a page that a server sends instead of a file', async () => {
  const failing = await startStore(({ method }, response) => {
    if (method === 'HEAD') response.setHeader('ETag', '"1"').setHeader('Content-Length', 7).end()
    else response.setHeader('ETag', '"2"').end('<h1>Maintenance</h1>')
  })
  const file = await failing.open('c.pdf')
  await expect(file?.read()).rejects.toThrow(StoreUnavailableError)
})

it('accepts empty responses that are declared as pages, as by OpenStack Swift', async () => {
  const swift = await startStore((request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=UTF-8')
    request.resume().on('end', () => {
      if (request.method === 'DELETE') response.writeHead(204).end()
      else response.writeHead(200, { ETag: '"1"', 'Content-Length': 0 }).end()
    })
  })
  const source = path.join(folder, 'e.pdf')
  fs.writeFileSync(source, 'content')
  await swift.put([{ source, name: 'e.pdf' }])
  await swift.remove('e.pdf')
})

it('rejects a file that cannot be read', async () => {
  const missing = { source: path.join(folder, 'missing.pdf'), name: 'missing.pdf' }
  await expect(store.put([missing])).rejects.toThrow('ENOENT')
})

it('stores a file while many others wait for their turn', async () => {
  const shared = await startStore((request, response) => {
    request.resume()
    if (!request.url?.includes('slow')) response.setHeader('ETag', '"1"').end()
  })
  const source = path.join(folder, 'b.pdf')
  fs.writeFileSync(source, 'content')
  const slow = Array.from({ length: 8 }, (_, index) => ({ source, name: `slow-${index}.pdf` }))
  const waiting = shared.put(slow).catch(() => 'failed')
  const stored = shared.put([{ source, name: 'a.pdf' }]).then(() => 'stored')
  expect(await Promise.race([waiting, stored])).toBe('stored')
})

/** Starts a server and returns a store in a bucket of it. Both end with the calling test. */
async function startStore(respond: http.RequestListener): Promise<FileStore> {
  const bucket = http.createServer(respond)
  await once(bucket.listen(0, '127.0.0.1'), 'listening')
  const { port } = bucket.address() as AddressInfo
  const other = s3Client({ ...settings, S3_ENDPOINT: `http://127.0.0.1:${port}` })
  onTestFinished(() => {
    other.destroy()
    bucket.close().closeAllConnections()
  })
  return s3Store(other, 'bucket', 'files/')
}
