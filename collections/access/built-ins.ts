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
import { nameHolder } from '../hooks/locks.ts'
import { ownedBy } from './owned-by.ts'
import { restrictPreferences } from './preferences.ts'
import { isAdmin, isNobody, isNobodyField, isStaff } from './roles.ts'

/**
 * Sets access rules for what Payload adds by itself. Its defaults admit every authenticated request,
 * and it adds them too late for a plugin to reach.
 */
export function restrictBuiltIns(config: SanitizedConfig): SanitizedConfig {
  const nobody = { create: isNobody, read: isNobody, update: isNobody, delete: isNobody }
  for (const collection of config.collections) {
    const { access, fields, slug } = collection
    for (const field of fields) restrictServerField(field)
    if (collection.trash) dateTrash(fields)
    if (slug === 'payload-migrations' || slug === 'payload-kv') Object.assign(access, nobody)
    if (slug === 'payload-preferences') restrictPreferences(collection)
    if (slug === 'payload-locked-documents') {
      const { hooks } = collection
      Object.assign(access, { ...nobody, read: isReadable, update: isReadable, delete: isOwn })
      hooks.beforeOperation = [checkDocument, ...hooks.beforeOperation]
      hooks.afterRead = [nameHolder, ...hooks.afterRead]
      for (const field of fields) restrictLockField(field)
    }
  }
  for (const { access, slug } of config.globals) {
    // The times of scheduled jobs; the queue itself does not ask.
    if (slug === 'payload-jobs-stats') Object.assign(access, { read: isAdmin, update: isNobody })
  }
  for (const entity of [...config.collections, ...config.globals]) {
    if (entity.endpoints)
      entity.endpoints = entity.endpoints.filter((each) => isUsable(each, entity))
  }
  // Draws a picture of any text for anybody. Next adds it unless there is one of this name.
  config.endpoints.push({
    path: '/og',
    method: 'get',
    handler: () => new Response(null, { status: 404 }),
  })
  return config
}

type Entity = { versions?: unknown; auth?: false | { verify?: unknown } }

/** Payload adds these to every collection; without what they are for they fail with status 500. */
function isUsable({ method, path }: { method: string; path: string }, entity: Entity): boolean {
  if (path === '/versions/:id' && method === 'post') return Boolean(entity.versions)
  if (path === '/verify/:id') return entity.auth ? Boolean(entity.auth.verify) : false
  // The server fetches files from nowhere.
  return path !== '/paste-url/:id?'
}

/** The CMS itself makes locks past access rules; by REST they are found, taken over and removed. */
const isReadable: Access = async ({ req }) => {
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
 * Only sorting by hand sets a place in the order: a made-up one would let Payload find no place behind
 * it for the next document. And retention counts from the date on which a submission came.
 */
const setByServer = ['_order', 'createdAt', 'updatedAt']

function restrictServerField(field: Field): void {
  if (!('name' in field) || !setByServer.includes(field.name) || field.type === 'ui') return
  field.access = { create: isNobodyField, update: isNobodyField }
}

/**
 * What is moved to the trash gets the date on which it is, whatever the client says, and keeps it:
 * by that date it is deleted for good.
 */
const dateOfTrash: FieldHook = ({ originalDoc, value }) =>
  value ? (originalDoc?.deletedAt ?? new Date().toISOString()) : value

function dateTrash(fields: Field[]): void {
  for (const field of fields) {
    if (!('name' in field) || field.name !== 'deletedAt' || field.type !== 'date') continue
    field.hooks = { ...field.hooks, beforeChange: [dateOfTrash] }
  }
}

const isOwn: Access = ({ req }) =>
  isAdminSession(req.user) || (isStaff({ req }) ? ownedBy(req) : false)

const asUser: FieldHook = ({ req: { user }, value }) =>
  user ? { relationTo: user.collection, value: user.id } : value

/** A lock can be taken over for oneself only, and for the same document. */
function restrictLockField(field: Field): void {
  if (!('name' in field) || field.type === 'ui') return
  if (field.name === 'user') {
    ;(field as RelationshipField).hooks = { beforeValidate: [asUser] }
  } else if (field.name === 'document' || field.name === 'globalSlug') {
    field.access = { update: isNobodyField }
  }
}

/**
 * Rejects the search for the lock of a document that the user may not read. The CMS's form makes
 * this search first, and a lock past every rule if it finds none: an editor could lock a contact
 * request.
 */
const checkDocument: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'read' || overrideAccess) return
  const { where } = args as { where?: Where }
  // A query's address makes of it what it likes; what is no list asks for no document.
  const conditions = Array.isArray(where?.and) ? where.and : []
  const asked = Object.assign({}, ...conditions) as Record<string, { equals?: unknown }>
  const slug = asked['document.relationTo']?.equals
  const id = asked['document.value']?.equals as number | undefined
  if (typeof slug === 'string' && id !== undefined && !(await mayRead(req, slug, id))) {
    throw new Forbidden(req.t)
  }
}

async function mayRead(req: PayloadRequest, slug: string, id: number): Promise<boolean> {
  const { config, db } = req.payload
  const collection = config.collections.find((each) => each.slug === slug)
  const access = (await collection?.access.read({ req, id })) ?? false
  if (!collection || typeof access === 'boolean') return access === true
  const where = { and: [{ id: { equals: id } }, access] }
  const { totalDocs } = await db.count({ collection: collection.slug, where, req })
  return totalDocs > 0
}
