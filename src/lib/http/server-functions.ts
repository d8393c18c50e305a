import type { SanitizedConfig } from 'payload'
import * as z from 'zod'
import { requireStaff } from '../auth/require-role.ts'
import { getCms } from '../cms/payload.ts'
import { isWithinArgumentLimits } from './argument-limits.ts'

/** The CMS's server functions that its pages call; plans are made by the endpoints of the plugin. */
const names = new Set<unknown>([
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
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
 * The arguments as a server function may get them; nothing if it takes no such. Payload logs names of
 * any size, and goes through what a form contains for as long as that takes.
 */
export async function parseArguments(
  args: Record<string, unknown>,
): Promise<Record<string, unknown> | undefined> {
  if (!isWithinArgumentLimits(args)) return undefined
  const { config } = await getCms()
  return placeSchema(config).safeParse(args).data
}

/** The message for rejected arguments. */
export const malformedArguments = {
  de: 'Diese Angaben sind nicht gültig.',
  en: 'These details aren’t valid.',
} as const

/** One of these. Payload keeps something for each slug that it is asked about, also if there is none. */
const slugOf = (entities: readonly { slug: string }[]) =>
  z.enum(entities.map(({ slug }) => slug) as [string, ...string[]])

/** A list's query comes from the address of its page, which Node limits to 16 KB. */
const query = z.unknown().refine((value) => (JSON.stringify(value) ?? '').length <= 16_000)

/** Where a function is called. */
const placeSchema = ({ admin, collections, globals }: SanitizedConfig) =>
  z.looseObject({
    collectionSlug: z.union([slugOf(collections), z.array(slugOf(collections))]).nullish(),
    globalSlug: slugOf(globals).nullish(),
    widgetSlug: slugOf(admin.dashboard?.widgets ?? []).nullish(),
    id: z.union([z.string().max(100), z.number()]).nullish(),
    query: query.optional(),
  })
