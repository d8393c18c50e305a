import type { FlattenedField, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { cms } from '../support/cms.ts'
import { restAs } from '../support/in-process.ts'
import { admin } from '../support/product.ts'

let payload: Payload
let asAdmin: Awaited<ReturnType<typeof restAs>>

beforeAll(async () => {
  payload = await cms()
  asAdmin = await restAs(admin)
})

/** The paths of fields and of what they hold, also of two relations further. */
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

/** The lists that the staff can ask for, with the paths that they can name there. */
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

/** The queries among these that get such an answer. */
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

describe('a query of the staff', () => {
  it('never fails the server, whichever field it sorts or searches by', async () => {
    const queries = lists().flatMap(([place, paths]) =>
      paths.flatMap((path) => shapes.map((shape) => `${place}?${shape(path)}`)),
    )
    expect(await answeredWith((status) => status >= 500, queries)).toEqual([])
  }, 600_000)

  it('neither sorts nor searches by what is hidden, also of another collection', async () => {
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
