import type { FlattenedField, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { restAs } from '../support/call-rest.ts'
import { cms } from '../support/cms.ts'
import { admin } from '../support/product.ts'

let payload: Payload
let asAdmin: Awaited<ReturnType<typeof restAs>>

beforeAll(async () => {
  payload = await cms()
  asAdmin = await restAs(admin.email)
})

/** Returns the paths of fields and subfields, following up to two relationships. */
function pathsOf(fields: FlattenedField[], relations = 2): string[] {
  return fields.flatMap((field) => {
    const below = (inner: string[]) => [field.name, ...inner.map((path) => `${field.name}.${path}`)]
    if ('flattenedFields' in field) return below(pathsOf(field.flattenedFields, relations))
    const related =
      field.type === 'join'
        ? field.collection
        : field.type === 'relationship' || field.type === 'upload'
          ? field.relationTo
          : undefined
    if (typeof related !== 'string' || relations === 0) return [field.name]
    const { flattenedFields } = payload.collections[related as 'users'].config
    return below(['id', ...pathsOf(flattenedFields, relations - 1)])
  })
}

/** Returns every list that staff can query, with the field paths they can use in the query. */
function lists(): [string, string[]][] {
  const { collections, globals } = payload.config
  return [...collections, ...globals].flatMap((entity): [string, string[]][] => {
    const paths = ['id', ...pathsOf(entity.flattenedFields)]
    const isCollection = collections.some(({ slug }) => slug === entity.slug)
    const place = isCollection ? entity.slug : `globals/${entity.slug}`
    const versions = paths.map((path) => `version.${path}`)
    return [
      ...(isCollection ? [[entity.slug, paths] as [string, string[]]] : []),
      ...(entity.versions ? [[`${place}/versions`, versions] as [string, string[]]] : []),
    ]
  })
}

/** Returns the queries whose response status satisfies the test. */
async function answeredWith(test: (status: number) => boolean, queries: string[]) {
  const found: string[] = []
  for (const query of queries) {
    const { status } = await asAdmin('GET', `${query}&limit=1&depth=0`)
    if (test(status)) found.push(`${query} ${status}`)
  }
  return found
}

const shapes = [
  (path: string) => `sort=${path}`,
  ...['exists]=true', 'equals]=1'].map((rest) => (path: string) => `where[${path}][${rest}`),
]

describe('a query by staff', () => {
  it('never causes a server error, whichever field it sorts or filters by', async () => {
    const queries = lists().flatMap(([place, paths]) =>
      paths.flatMap((path) => shapes.map((shape) => `${place}?${shape(path)}`)),
    )
    expect(await answeredWith((status) => status >= 500, queries)).toEqual([])
  }, 600_000)

  it('can neither sort nor filter by hidden fields, including those of related collections', async () => {
    const secret =
      /(^|\.)(hash|salt|resetPasswordToken|resetPasswordExpiration|apiKeyIndex|secondFactorSecret|secondFactorStep|recoveryCodes)$/
    const queries = lists().flatMap(([place, paths]) =>
      paths
        .filter((path) => secret.test(path))
        .flatMap((path) => shapes.map((shape) => `${place}?${shape(path)}`)),
    )
    queries.push('onboarding-documents?joins[onboarding][sort]=assignee.hash')
    expect(queries).toContain('onboarding-documents?sort=onboarding.assignee.hash')
    expect(await answeredWith((status) => status !== 400, queries)).toEqual([])
  })
})
