import type {
  Access,
  CollectionBeforeOperationHook,
  Field,
  FieldHook,
  PayloadRequest,
  RelationshipField,
  SanitizedConfig,
  Where,
} from 'payload'
import { Forbidden } from 'payload'
import { isAdminSession, isStaffSession } from '../../src/lib/auth/roles.ts'
import { showHolderName } from '../hooks/locks.ts'
import { ownedBy } from './owned-by.ts'
import { restrictPreferences } from './preferences.ts'
import { isAdmin, isNobody, isNobodyField, isStaff } from './roles.ts'

/**
 * Sets access rules for the collections that Payload adds itself. Its defaults admit every
 * authenticated request, and plugins run before it adds them.
 */
export function restrictBuiltIns(config: SanitizedConfig): SanitizedConfig {
  const nobody = { create: isNobody, read: isNobody, update: isNobody, delete: isNobody }
  for (const collection of config.collections) {
    const { access, fields, slug } = collection
    for (const field of fields) restrictServerField(field)
    if (collection.trash) setTrashDate(fields)
    if (slug === 'payload-migrations' || slug === 'payload-kv') Object.assign(access, nobody)
    if (slug === 'payload-preferences') restrictPreferences(collection)
    if (slug === 'payload-locked-documents') {
      const { hooks } = collection
      Object.assign(access, {
        ...nobody,
        read: canAccessLock,
        update: canAccessLock,
        delete: canDeleteLock,
      })
      hooks.beforeOperation = [checkLockedDocument, ...hooks.beforeOperation]
      hooks.afterRead = [showHolderName, ...hooks.afterRead]
      for (const field of fields) restrictLockField(field)
    }
  }
  for (const { access, slug } of config.globals) {
    // Times of scheduled jobs; the queue itself bypasses access rules.
    if (slug === 'payload-jobs-stats') Object.assign(access, { read: isAdmin, update: isNobody })
  }
  for (const entity of [...config.collections, ...config.globals]) {
    if (entity.endpoints)
      entity.endpoints = entity.endpoints.filter((each) => isApplicable(each, entity))
  }
  // Payload's route renders an image of any text for anyone. Next adds it unless this path exists.
  config.endpoints.push({
    path: '/og',
    method: 'get',
    handler: () => new Response(null, { status: 404 }),
  })
  return config
}

type Entity = { slug: string; versions?: unknown; auth?: false | { verify?: unknown } }

/**
 * Returns whether an endpoint of Payload applies to an entity. Payload adds some to every
 * collection, where they fail with status 500 without the feature that they belong to, or, in its
 * own collections, copy a body once per document.
 */
function isApplicable({ method, path }: { method: string; path: string }, entity: Entity): boolean {
  if (path === '/versions/:id' && method === 'post') return Boolean(entity.versions)
  if (path === '/verify/:id') return entity.auth ? Boolean(entity.auth.verify) : false
  if (path === '/' && method === 'patch') return !entity.slug.startsWith('payload-')
  // The server never fetches files from URLs.
  return path !== '/paste-url/:id?'
}

/**
 * Users may find and take over locks of documents that they can read. The CMS creates locks
 * itself, without access rules.
 */
const canAccessLock: Access = async ({ req }) => {
  if (!isStaffSession(req.user)) return false
  if (isAdminSession(req.user)) return true
  const { collections, globals } = req.payload.config
  const readable: Where[] = [ownedBy(req)]
  for (const { access, lockDocuments, slug } of collections) {
    if (lockDocuments === false || (await access.read({ req })) !== true) continue
    readable.push({ 'document.relationTo': { equals: slug } })
  }
  for (const { access, slug } of globals) {
    if (await access.read({ req })) readable.push({ globalSlug: { equals: slug } })
  }
  return { or: readable }
}

/**
 * Fields that only the server may set. An invalid `_order` would keep Payload from placing the next
 * document, and retention counts from a submission's `createdAt`.
 */
const serverFields = ['_order', 'createdAt', 'updatedAt']

function restrictServerField(field: Field): void {
  if (!('name' in field) || !serverFields.includes(field.name) || field.type === 'ui') return
  field.access = { create: isNobodyField, update: isNobodyField }
}

/** Sets the time of trashing and ignores what the client sends: retention deletes by that date. */
const trashDate: FieldHook = ({ originalDoc, value }) =>
  value ? (originalDoc?.deletedAt ?? new Date().toISOString()) : value

function setTrashDate(fields: Field[]): void {
  for (const field of fields) {
    if (!('name' in field) || field.name !== 'deletedAt' || field.type !== 'date') continue
    field.hooks = { ...field.hooks, beforeChange: [trashDate] }
  }
}

/** The form deletes the lock when it is left, also by a user who only looked at a locked document. */
const canDeleteLock: Access = ({ req }) => (isStaff({ req }) ? ownedBy(req) : false)

const setOwner: FieldHook = ({ req: { user }, value }) =>
  user ? { relationTo: user.collection, value: user.id } : value

/** A user can only take a lock over personally, and cannot move it to another document. */
function restrictLockField(field: Field): void {
  if (!('name' in field) || field.type === 'ui') return
  if (field.name === 'user') {
    ;(field as RelationshipField).hooks = { beforeValidate: [setOwner] }
  } else if (field.name === 'document' || field.name === 'globalSlug') {
    field.access = { update: isNobodyField }
  }
}

/**
 * Rejects looking up the lock of a document that the user may not read. The CMS's form looks it up
 * first and, if there is none, creates a lock without access rules: an editor could lock a contact
 * request.
 */
const checkLockedDocument: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'read' || overrideAccess) return
  const { where } = args as { where?: Where }
  // A query string can give `where` any shape; anything but a list names no document.
  const conditions = Array.isArray(where?.and) ? where.and : []
  const asked = Object.assign({}, ...conditions) as Record<string, { equals?: unknown }>
  const slug = asked['document.relationTo']?.equals
  const id = asked['document.value']?.equals as number | undefined
  if (typeof slug === 'string' && id !== undefined && !(await canRead(req, slug, id))) {
    throw new Forbidden(req.t)
  }
}

async function canRead(req: PayloadRequest, slug: string, id: number): Promise<boolean> {
  const { config, db } = req.payload
  const collection = config.collections.find((each) => each.slug === slug)
  const access = (await collection?.access.read({ req, id })) ?? false
  if (!collection || typeof access === 'boolean') return access === true
  const where = { and: [{ id: { equals: id } }, access] }
  const { totalDocs } = await db.count({ collection: collection.slug, where, req })
  return totalDocs > 0
}
