import { hasScheduledPublishEnabled } from 'payload/shared'
import { z } from 'zod'
import { locales } from '../../i18n/locales.ts'
import { requireStaff } from '../auth/require-role.ts'
import { getCms } from '../cms/payload.ts'
import { isSmall } from './argument-size.ts'

/** The CMS's server functions that its pages call. */
const names = new Set<unknown>([
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
])

/**
 * Whether a user may call a server function: the staff, in person. Payload allows everyone to,
 * and looks a name up where inherited ones such as `constructor` are found too.
 */
export async function mayCallServerFunction(name: unknown, headers: Headers): Promise<boolean> {
  return names.has(name) && (await requireStaff(headers)).ok
}

/**
 * The arguments as a server function may get them; nothing if it takes no such. Payload stores plans
 * for whatever is named to it, of any size, logs the names that it does not know, and goes through what
 * a form contains for as long as that takes.
 */
export async function parseArguments(
  name: string,
  args: Record<string, unknown>,
): Promise<Record<string, unknown> | undefined> {
  if (!isSmall(args)) return undefined
  const schema = name === 'schedule-publish' ? await planSchema() : placeSchema
  return schema.safeParse(args).data
}

/** The message for rejected arguments. */
export const malformedArguments = {
  de: 'Diese Angaben sind nicht gültig.',
  en: 'These details aren’t valid.',
} as const

const slug = z.string().max(100)

/** A list's query comes from the address of its page, which Node limits to 16 KB. */
const query = z.unknown().refine((value) => (JSON.stringify(value) ?? '').length <= 16_000)

/** Where a function is called. */
const placeSchema = z.looseObject({
  collectionSlug: z.union([slug, z.array(slug)]).nullish(),
  globalSlug: slug.nullish(),
  query: query.optional(),
})

const id = z.union([z.int().positive(), z.string().regex(/^\d{1,9}$/)])

/** A plan as the editor's form sends it, or the one to take back. */
async function planSchema() {
  const { collections, globals } = (await getCms()).config
  const slugsOf = (
    configs: (Parameters<typeof hasScheduledPublishEnabled>[0] & { slug: string })[],
  ) => configs.filter((config) => hasScheduledPublishEnabled(config)).map(({ slug }) => slug)
  return z.union([
    z.strictObject({ deleteID: id }),
    z
      .strictObject({
        type: z.enum(['publish', 'unpublish']),
        date: z.date(),
        doc: z.strictObject({ relationTo: z.enum(slugsOf(collections)), value: id }).optional(),
        global: z.enum(slugsOf(globals)).optional(),
        localeToPublish: z.enum(locales).optional(),
        timezone: z.string().max(60).refine(isTimeZone).optional(),
      })
      .refine(({ doc, global }) => (doc === undefined) !== (global === undefined)),
  ])
}

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}
