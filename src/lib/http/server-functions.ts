import { z } from 'zod'
import { requireStaff } from '../auth/require-role.ts'
import { isWithinArgumentLimits } from './argument-size.ts'

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
export function parseArguments(args: Record<string, unknown>): Record<string, unknown> | undefined {
  return isWithinArgumentLimits(args) ? placeSchema.safeParse(args).data : undefined
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
