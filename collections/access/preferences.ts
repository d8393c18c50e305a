import type {
  Access,
  Endpoint,
  JSONFieldValidation,
  PayloadRequest,
  SanitizedCollectionConfig,
  TextFieldSingleValidation,
} from 'payload'
import { Forbidden, UnauthorizedError } from 'payload'
import { isStaffSession } from '../../src/lib/auth/roles.ts'
import { overrideLocalePreference } from '../../src/lib/cms/page-language.ts'
import { ownedBy } from './owned-by.ts'
import { isStaff } from './roles.ts'

/** Maximum characters of a preference; the CMS's widest table needs a few thousand. */
const maxLength = 64_000

const maxKeyLength = 200

/** Maximum preferences per account; the CMS stores one for each document that was opened. */
const maxCount = 500

const isOwnSession: Access = ({ req }) => (isStaffSession(req.user) ? ownedBy(req) : false)

/**
 * Limits preferences to logged-in staff, and their size and number. Payload's own endpoints for
 * them bypass access rules and validation, so they are wrapped. Server functions find the language of
 * their page.
 */
export function restrictPreferences(collection: SanitizedCollectionConfig): void {
  const { access, endpoints, fields } = collection
  const own = { read: isOwnSession, update: isOwnSession, delete: isOwnSession }
  Object.assign(access, { ...own, create: isStaff })
  collection.hooks.beforeChange.push(({ data, operation, req }) =>
    operation === 'create' ? deleteOldestPreferences(req).then(() => data) : data,
  )
  collection.hooks.afterOperation.push(overrideLocalePreference)
  for (const field of fields) {
    if (field.type === 'json' && field.name === 'value') field.validate = validateSize
    if (field.type === 'text' && field.name === 'key') field.validate = validateKeyLength as never
  }
  if (!endpoints) return
  collection.endpoints = endpoints
    // Fails with status 500 if the preference does not exist; the CMS does not call it.
    .filter(({ method, path }) => method !== 'delete' || path !== '/:key')
    .map((each) => (each.path === '/:key' ? withLimits(each) : each))
}

/** Deletes an account's oldest preferences once it has reached the maximum. */
async function deleteOldestPreferences(req: PayloadRequest): Promise<void> {
  const own = ownedBy(req)
  const last = { sort: '-updatedAt', page: maxCount, limit: 1, pagination: true }
  const preferences = { collection: 'payload-preferences', req } as const
  const { docs } = await req.payload.db.find<{ updatedAt: string }>({
    ...preferences,
    ...last,
    where: own,
  })
  const [{ updatedAt } = {}] = docs
  if (!updatedAt) return
  await req.payload.db.deleteMany({
    ...preferences,
    where: { and: [own, { updatedAt: { less_than_equal: updatedAt } }] },
  })
}

const validateSize: JSONFieldValidation = (value) =>
  (JSON.stringify(value) ?? '').length <= maxLength || tooLarge

const validateKeyLength: TextFieldSingleValidation = (value) =>
  (value ?? '').length <= maxKeyLength || tooLarge

const tooLarge = 'A preference is too large.'

function withLimits<Each extends Pick<Endpoint, 'handler'>>(endpoint: Each): Each {
  return {
    ...endpoint,
    handler: async (req) => {
      if (!req.user) throw new UnauthorizedError(req.t)
      if (!isStaffSession(req.user)) throw new Forbidden(req.t)
      const body = (await req.text?.()) ?? ''
      if (body.length > maxLength || String(req.routeParams?.key).length > maxKeyLength) {
        return Response.json({ errors: [{ message: tooLarge }] }, { status: 413 })
      }
      await deleteOldestPreferences(req)
      req.json = async () => JSON.parse(body)
      return endpoint.handler(req)
    },
  }
}
