import type { SanitizedConfig } from 'payload'
import * as z from 'zod'
import type { User } from '../../payload-types.ts'
import { requireStaff } from '../auth/require-role.ts'
import { getCms } from '../cms/payload.ts'
import { isWithinArgumentLimits } from './argument-limits.ts'

/**
 * Payload's server functions that this CMS calls. Others are excluded: scheduling, for which the plugin has
 * endpoints, and `render-field`, for example, which caches something for every text in its `schemaPath`.
 */
const names = new Set<unknown>([
  'form-state',
  'get-default-layout',
  'render-document',
  'render-document-slots',
  'render-list',
  'render-widget',
  'table-state',
])

/**
 * Resolves to the member of the staff who calls this server function, or undefined if the request may not. Payload
 * allows everyone, and its lookup by name also finds inherited properties such as `constructor`.
 */
export async function serverFunctionCaller(
  name: unknown,
  headers: Headers,
): Promise<User | undefined> {
  if (!names.has(name)) return undefined
  const staff = await requireStaff(headers)
  return staff.ok ? staff.value : undefined
}

/**
 * Validates the arguments of a server function. Resolves to undefined if they are invalid. Payload
 * would log names of any length, and process form state of any size.
 */
export async function parseArguments(
  args: Record<string, unknown>,
): Promise<Record<string, unknown> | undefined> {
  if (!isWithinArgumentLimits(args)) return undefined
  const { config } = await getCms()
  return argumentsSchema(config).safeParse(args).data
}

/** The message for rejected arguments. */
export const malformedArguments = {
  de: 'Diese Angaben sind nicht gültig.',
  en: 'These details aren’t valid.',
} as const

/**
 * Accepts the slugs of these entities only: Payload caches something for every
 * slug, even unknown ones, and for every list of slugs.
 */
const slugOf = (entities: readonly { slug: string }[]) =>
  z.enum(entities.map(({ slug }) => slug) as [string, ...string[]])

/** A list view takes its query from the page's URL, which Node limits to 16 KB. */
const query = z.unknown().refine((value) => (JSON.stringify(value) ?? '').length <= 16_000)

/** The arguments that name the document or view for which a function is called. */
const argumentsSchema = ({ admin, collections, globals }: SanitizedConfig) =>
  z.looseObject({
    collectionSlug: slugOf(collections).nullish(),
    globalSlug: slugOf(globals).nullish(),
    widgetSlug: slugOf(admin.dashboard?.widgets ?? []).nullish(),
    id: z.union([z.string().max(100), z.number()]).nullish(),
    query: query.optional(),
  })
