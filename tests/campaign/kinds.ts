import fc, { type Arbitrary } from 'fast-check'
import { documents, drawings, fileNames, multiparts } from './kinds-files.ts'
import type { HostileRequest } from './requests.ts'

const json = { 'Content-Type': 'application/json' }
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** Generates a text that repeats a piece up to about one of the sizes in characters. */
export const repeated = (pieces: string[], sizes: number[]): Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...pieces), fc.constantFrom(...sizes))
    .map(([piece, size]) => piece.repeat(Math.ceil(size / piece.length)))

const sizes = [100, 10_000, 200_000, 900_000]

/** Values that are expensive to parse or to traverse. */
const strainingValue: Arbitrary<string> = fc.oneof(
  fc.json({ maxDepth: 5 }),
  fc.jsonValue().map((value) => JSON.stringify({ email: value, password: value, data: value })),
  fc.constantFrom(...sizes).map((size) => '['.repeat(size / 2) + ']'.repeat(size / 2)),
  fc.constantFrom(...sizes).map((size) => `${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}`),
  repeated(['{},', '[],', '"",', '0,', '{"id":1},'], sizes).map((items) => `[${items}0]`),
  repeated(['a', ' ', '\\u0000', '😀', '.', '@', 'a@', '-a', '\\"'], sizes).map(
    (text) => `"${text}"`,
  ),
  fc.constantFrom('', '{', 'null', '1e999', 'NaN', '{"__proto__":{"x":1}}', '"\\ud800"', '\u0000'),
)

const fieldNames = [
  ...['email', 'password', 'token', 'data', 'locale', 'where', 'title', 'hero', 'value', 'key'],
  ...['name', 'message', 'company', 'phone', 'docsToMove', 'globalSlug', 'document', 'user', 'id'],
]

const jsonText: Arbitrary<string> = fc.oneof(
  strainingValue,
  fc
    .tuple(fc.constantFrom(...fieldNames), strainingValue)
    .map(([field, value]) => `{"${field}":${value || 0}}`),
)

const jsonTargets = [
  ...['users/login', 'users/logout', 'users/forgot-password', 'users/reset-password'],
  ...['users/refresh-token', 'users/first-register', 'users/unlock', 'users/verify/x', 'users'],
  ...['features', 'features/1', 'contact-requests', 'voice-bot-onboardings', 'media', 'reorder'],
  ...['globals/landing', 'globals/claims', 'payload-preferences/x', 'payload-locked-documents'],
  ...['payload-jobs/run', 'contact', 'admin/translations/confirm', 'og', 'access'],
  ...['admin/translations/copy', 'admin/translations/file/en', 'voice-bot-onboarding', '__proto__'],
]

const bodies: Arbitrary<HostileRequest> = fc
  .record({
    method: fc.constantFrom('POST', 'POST', 'POST', 'PATCH', 'PUT', 'DELETE'),
    path: fc.constantFrom(...jsonTargets).map((target) => `/api/${target}`),
    headers: fc.constantFrom(json, json, { 'Content-Type': 'text/plain' }, {}),
    body: jsonText.map((text) => () => Buffer.from(text)),
    asEditor: fc.constantFrom(false, false, true),
  })
  // The other requests need the editor's session.
  .map((body) => ({ ...body, asEditor: body.asEditor && body.path !== '/api/users/logout' }))

/** Bodies that are too large for any route. */
const floods: Arbitrary<HostileRequest> = fc
  .tuple(fc.constantFrom(...jsonTargets), fc.constantFrom(2, 2, 4, 24), fc.boolean())
  .map(([target, megabytes, isChunked]) => ({
    method: 'POST',
    path: `/api/${target}`,
    headers: isChunked ? { ...json, 'Transfer-Encoding': 'chunked' } : { ...json },
    body: () =>
      Buffer.concat([
        Buffer.from('{"email":['),
        Buffer.alloc(megabytes * 1024 ** 2, '{},'),
        Buffer.from('{}]}'),
      ]),
  }))

const lists = ['features', 'personas', 'testimonials', 'legal-pages', 'page-meta', 'media', 'users']
const paths = ['title', 'title.ro', 'title__ro', 'a.b.c.d.e.f', '_status', 'id', '__proto__', '']
const operators = ['equals', 'like', 'in', 'near', 'within', 'contains', 'exists', 'x', '__proto__']

const condition = fc
  .tuple(fc.constantFrom(...paths), fc.constantFrom(...operators), fc.string({ maxLength: 20 }))
  .map(([path, operator, value]) => `[${path}][${operator}]=${encodeURIComponent(value)}`)

const parameter: Arbitrary<string> = fc.oneof(
  condition.map((each) => `where${each}`),
  fc.tuple(condition, fc.nat(3000)).map(([each, index]) => `where[or][${index}]${each}`),
  fc.nat(200).map((depth) => `where${'[and][0]'.repeat(depth)}[id][equals]=1`),
  fc
    .tuple(
      fc.constantFrom(
        'sort',
        'locale',
        'fallback-locale',
        'depth',
        'limit',
        'page',
        'draft',
        'where',
      ),
      fc.constantFrom(
        '-1',
        '0',
        '1e9',
        'NaN',
        'all',
        'ro',
        'a'.repeat(2000),
        'title__ro',
        '-a.b.c',
      ),
    )
    .map(([name, value]) => `${name}=${value}`),
  fc.constantFrom(...paths).map((path) => `select[${path}]=true&populate[users][${path}]=true`),
  fc.string({ maxLength: 60 }),
)

const querySizes = [1, 5, 60, 300]

const queries: Arbitrary<HostileRequest> = fc
  .tuple(
    fc.constantFrom(...lists, 'globals/landing', 'globals/claims', 'features/1', 'features/count'),
    fc
      .constantFrom(...querySizes)
      .chain((maxLength) => fc.array(parameter, { minLength: 1, maxLength })),
    fc.boolean(),
  )
  .map(([target, parameters, isOverride]) => {
    const query = parameters.join('&')
    if (!isOverride) {
      return {
        method: 'GET',
        path: `/api/${target}?${encodeURI(query).slice(0, 12_000)}`,
        headers: {},
      }
    }
    const headers = { ...form, 'X-Payload-HTTP-Method-Override': 'GET' }
    return { method: 'POST', path: `/api/${target}`, headers, body: () => Buffer.from(query) }
  })

/** Queries with thousands of conditions, which only fit into the body of a method override. */
const longQueries: Arbitrary<HostileRequest> = fc
  .tuple(fc.constantFrom(...lists), fc.constantFrom(...paths), fc.constantFrom(500, 3000, 9000))
  .map(([target, path, count]) => ({
    method: 'POST',
    path: `/api/${target}`,
    headers: { ...form, 'X-Payload-HTTP-Method-Override': 'GET' },
    body: () =>
      Buffer.from(
        Array.from({ length: count }, (_, n) => `where[or][${n}][${path}][equals]=${n}`).join('&'),
      ),
  }))

const functionNames = [
  ...['constructor', '__proto__', 'toString', 'form-state', 'table-state', 'schedule-publish'],
  ...['copy-data-from-locale', 'get-folder-results-component-and-data', 'render-document', 'x'],
]

const actionText: Arbitrary<string> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...functionNames), strainingValue)
    .map(([name, args]) => `[{"name":"${name}","args":${args || '{}'}}]`),
  fc.constantFrom('["$1"]', '["$@1"]', '["$Q1"]', '["$F1"]', '["$T"]', '["$undefined"]', '["$B1"]'),
  repeated(['"$0",', '["$0"],', '{"a":"$0"},'], sizes).map((items) => `[${items}0]`),
)

/**
 * `ACTION` is replaced with the id of one of the build's server functions; the cookies are forged.
 */
const serverFunctions: Arbitrary<HostileRequest> = fc
  .tuple(
    fc.constantFrom('/admin/login', '/admin', '/de', '/voice-bot-onboarding', '/', '/api/%ff'),
    fc.constantFrom('ACTION', 'ACTION', 'ACTION', 'x', '40'.repeat(21), ''),
    actionText,
    fc.constantFrom('', '', 'payload-token=eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.x'),
  )
  .map(([path, action, text, cookie]) => ({
    method: 'POST',
    path,
    headers: {
      'Next-Action': action,
      'Content-Type': 'text/plain;charset=UTF-8',
      Accept: 'text/x-component',
      ...(cookie && { Cookie: cookie }),
    },
    body: () => Buffer.from(text),
  }))

const headerValue = fc.oneof(
  // A router state that Next parses in quadratic time.
  fc
    .tuple(fc.constantFrom('', ']]'), fc.constantFrom(500, 670, 1400))
    .map(([name, depth]) => `${`["${name}",{"":`.repeat(depth)}["",{}]${'}]'.repeat(depth)}`),
  fc.constantFrom('', '*', 'de;q=1e9', 'bytes=0-', 'W/"x"', '[', 'a=b;'.repeat(500), '%00%ff'),
  repeated(
    ['en,', '1.1.1.1, ', 'bytes=0-1,', '"', '(', 'payload-token=a.b.c; ', 'a', '-'],
    [7000, 14_000],
  ),
)

const headerNames = [
  ...['Accept-Language', 'Cookie', 'X-Forwarded-For', 'Range', 'If-None-Match', 'Authorization'],
  ...[
    'RSC',
    'Next-Router-State-Tree',
    'Next-Router-Prefetch',
    'Accept-Encoding',
    'Origin',
    'Expect',
  ],
  ...['User-Agent', 'Accept', 'Referer'],
  ...['X-Forwarded-Host', 'X-HTTP-Method-Override', 'Next-Url', 'X-Nextjs-Data', 'Content-Type'],
]

const pages = [
  ...['/', '/de', '/en/clara', '/ro/viktor', '/de/datenschutz', '/voice-bot-onboarding', '/admin'],
  ...[
    '/api/media/file/x.png',
    '/api/documents/x.pdf',
    '/api/documents/zip/1',
    '/sitemap.xml',
    '/og/de/x',
  ],
  ...[
    '/_next/image?url=%2Fx&w=640&q=75',
    '/preview/de',
    '/api/admin/voice-bot-onboardings',
    '/%E0%A4%A',
  ],
  ...[
    '/_next/image?url=https%3A%2F%2Fx&w=99999&q=1',
    `/${'a'.repeat(5000)}`,
    '/de/__proto__',
    '/api/',
  ],
  ...['/de', '/api/personas', '/_next/image'].map((path) => `${path}?${'a&'.repeat(7000)}`),
]

const headers: Arbitrary<HostileRequest> = fc.record({
  method: fc.constantFrom('GET', 'GET', 'HEAD', 'OPTIONS', 'DELETE'),
  path: fc.constantFrom(...pages),
  headers: fc
    .array(fc.tuple(fc.constantFrom(...headerNames), headerValue), { maxLength: 2 })
    .map((entries) => Object.fromEntries(entries)),
})

export const kinds = {
  bodies,
  queries,
  multiparts,
  documents,
  drawings,
  fileNames,
  serverFunctions,
  headers,
  longQueries,
  floods,
}

export type Kind = keyof typeof kinds
