import type { Payload } from 'payload'
import { afterAll, beforeAll } from 'vitest'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Persona, User } from '../../src/payload-types.ts'
import { content } from '../../src/seed/index.ts'
import { restAs } from './call-rest.ts'
import { cms } from './cms.ts'
import { restoreAfterEach } from './restore-after-each.ts'

/** The editor who translates, and the document they translate. */
export const context = {} as {
  payload: Payload
  editor: User
  /** The CMS's REST API with the editor's session. */
  rest: Awaited<ReturnType<typeof restAs>>
  viktor: number
}

export const seededPersona = (locale: Locale) => content[locale].personas.viktor

/**
 * Creates an editor for the tests of the calling file and restores the database after each test.
 */
export function setUpTranslating(): void {
  beforeAll(async () => {
    const payload = await cms()
    const data = { email: 'translations@example.com', password: 'a-long-password' }
    const editor = await payload.create({ collection: 'users', data: { ...data, role: 'editor' } })
    const { docs } = await payload.find({
      collection: 'personas',
      where: { slug: { equals: 'viktor' } },
    })
    const viktor = (docs[0] as Persona).id
    const rest = await restAs(data.email)
    Object.assign(context, { payload, editor: { ...editor, collection: 'users' }, rest, viktor })
  })

  restoreAfterEach()

  afterAll(async () => {
    await context.payload.delete({ collection: 'users', id: context.editor.id })
  })
}

type WriteOptions = { locale: Locale; draft?: boolean; autosave?: boolean }

/** Updates Viktor's document. */
export function updateViktor(data: Partial<Persona>, options: WriteOptions) {
  return context.payload.update({
    collection: 'personas',
    id: context.viktor,
    data: data as never,
    depth: 0,
    ...options,
  })
}

/**
 * Locks Viktor's document as if an admin had it open. Resolves to the lock's id and the admin's name.
 */
export async function lockAsAdmin() {
  const { docs } = await context.payload.find({
    collection: 'users',
    where: { role: { equals: 'admin' } },
  })
  const holder = docs[0]?.name || docs[0]?.email
  const lock = await context.payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'personas', value: context.viktor },
      user: { relationTo: 'users', value: docs[0]?.id as number },
    },
  })
  return { id: lock.id, holder }
}
