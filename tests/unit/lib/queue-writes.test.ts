import { expect, it, vi } from 'vitest'
import { queueWrites } from '../../../src/lib/http/rest/queue-writes.ts'

vi.mock('../../../src/lib/http/rest/error-response.ts', () => ({
  errorResponse: async (_: Headers, { status }: { status: number }) =>
    new Response(null, { status }),
}))

vi.mock('../../../src/lib/auth/require-role.ts', () => ({
  requireStaff: async (headers: Headers) => ({ ok: !headers.has('X-Stranger') }),
}))

function upload(path = 'media'): Request {
  const body = new FormData()
  body.set('file', new Blob(['x']), 'x.png')
  return new Request(`http://localhost/api/${path}`, { method: 'POST', body })
}

it('runs two uploads at once, queues twenty and rejects further ones with a request to retry', async () => {
  const held = Promise.withResolvers<Response>()
  let atWork = 0
  const handle = () => {
    atWork++
    return held.promise.then((response) => response.clone())
  }
  const responses = Array.from({ length: 23 }, () => queueWrites(upload(), 'media', handle))
  expect((await responses.at(-1))?.status).toBe(503)
  expect(atWork).toBe(2)
  held.resolve(new Response(null, { status: 201 }))
  const statuses = (await Promise.all(responses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(22)
  expect(atWork).toBe(22)
})

it('queues a write without a file because a crop is encoded again, but does not queue reads', async () => {
  const held = Promise.withResolvers<Response>()
  const crop = () =>
    new Request('http://localhost/api/media/1?uploadEdits[crop][x]=0', { method: 'PATCH' })
  const responses = Array.from({ length: 23 }, () =>
    queueWrites(crop(), 'media/1', () => held.promise.then((response) => response.clone())),
  )
  expect((await responses.at(-1))?.status).toBe(503)
  for (const [request, path] of [
    [new Request('http://localhost/api/media/1'), 'media/1'],
    [upload('users/login'), 'users/login'],
    [upload('personas'), 'personas'],
  ] as const) {
    const response = await queueWrites(request, path, async () => new Response('done'))
    expect(await response.text()).toBe('done')
  }
  held.resolve(new Response('done'))
  await Promise.all(responses)
})

it('runs five content writes at once and queues sixty, but does not queue accounts or reads', async () => {
  const held = Promise.withResolvers<Response>()
  let atWork = 0
  const write = (path: string) => new Request(`http://localhost/api/${path}`, { method: 'PATCH' })
  const responses = Array.from({ length: 66 }, () =>
    queueWrites(write('globals/landing'), 'globals/landing', () => {
      atWork++
      return held.promise.then((response) => response.clone())
    }),
  )
  expect((await responses.at(-1))?.status).toBe(503)
  expect(atWork).toBe(5)
  for (const [request, path] of [
    [new Request('http://localhost/api/personas/1'), 'personas/1'],
    [upload('users/login'), 'users/login'],
    [write('payload-preferences/nav'), 'payload-preferences/nav'],
  ] as const) {
    const response = await queueWrites(request, path, async () => new Response('done'))
    expect(await response.text()).toBe('done')
  }
  held.resolve(new Response('done'))
  const statuses = (await Promise.all(responses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(65)
})

it('queues anonymous callers one after another and never ahead of the staff', async () => {
  const held = Promise.withResolvers<Response>()
  let atWork = 0
  const headers = { 'X-Stranger': 'yes' }
  const responses = Array.from({ length: 27 }, () =>
    queueWrites(
      new Request('http://localhost/api/personas', { method: 'POST', headers }),
      'personas',
      () => {
        atWork++
        return held.promise.then((response) => response.clone())
      },
    ),
  )
  expect((await responses.at(-1))?.status).toBe(503)
  expect(atWork).toBe(6)
  const picture = await queueWrites(upload(), 'media', async () => new Response('done'))
  expect(await picture.text()).toBe('done')
  const ofStaff = queueWrites(upload('personas'), 'personas', async () => {
    expect(atWork).toBeLessThan(26)
    return new Response('done')
  })
  held.resolve(new Response(null, { status: 403 }))
  expect(await (await ofStaff).text()).toBe('done')
  await Promise.all(responses)
  expect(atWork).toBe(26)
})
