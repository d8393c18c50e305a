import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setEtag } from '../../../src/server/set-etag.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function bytesInUse(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

describe('the ETag of a page', () => {
  const pages: Record<string, { body: string; type: string; status?: number }> = {
    '/de': { body: '<p>Größe</p>', type: 'text/html; charset=utf-8' },
    '/de/same': { body: '<p>Größe</p>', type: 'text/html; charset=utf-8' },
    '/en': { body: '<p>Size</p>', type: 'text/html; charset=utf-8' },
    '/rsc': { body: '0:{}', type: 'text/x-component' },
    '/none': { body: '<p>404</p>', type: 'text/html; charset=utf-8', status: 404 },
    '/api': { body: '{}', type: 'application/json' },
  }
  const server = http.createServer((request, response) => {
    setEtag(request, response)
    const { body, type, status = 200 } = pages[request.url ?? ''] ?? { body: '', type: '' }
    response.statusCode = status
    response.setHeader('Content-Type', type)
    response.setHeader('Content-Length', Buffer.byteLength(body))
    response.end(body)
  })
  let url: string
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close().closeAllConnections())

  const read = (path: string, etag?: string) =>
    fetch(url + path, { headers: etag === undefined ? {} : { 'If-None-Match': etag } })
  const etagOf = async (path: string) => (await read(path)).headers.get('etag') ?? ''

  it('depends on its text only', async () => {
    expect(await etagOf('/de')).toMatch(/^"[\w-]{43}"$/)
    expect(await etagOf('/de/same')).toBe(await etagOf('/de'))
    expect(await etagOf('/en')).not.toBe(await etagOf('/de'))
    expect(await etagOf('/rsc')).not.toBe('')
    expect(await etagOf('/api')).toBe('')
  })

  it('makes the response a 304 without a body for a client that has the page', async () => {
    const etag = await etagOf('/de')
    for (const sent of [etag, `W/${etag}`, `"other", W/${etag}`, '*']) {
      const response = await read('/de', sent)
      expect([response.status, await response.text()], sent).toEqual([304, ''])
      expect(response.headers.get('etag')).toBe(etag)
      expect(response.headers.has('content-length')).toBe(false)
    }
    for (const sent of ['"other"', etag.replaceAll('"', ''), '']) {
      const response = await read('/de', sent)
      expect([response.status, await response.text()], sent).toEqual([200, '<p>Größe</p>'])
    }
  })

  it('does not keep each page that was sent in memory', async () => {
    const former = bytesInUse()
    for (let count = 0; count < 100; count++) {
      const body = `${count}${'€'.repeat(500_000)}`
      pages['/changed'] = { body, type: 'text/html; charset=utf-8' }
      expect((await read('/changed', '*')).status).toBe(304)
    }
    expect(bytesInUse() - former).toBeLessThan(50 * 1024 * 1024)
  })

  it('leaves other statuses as they are', async () => {
    expect((await read('/none', await etagOf('/none'))).status).toBe(404)
  })
})
