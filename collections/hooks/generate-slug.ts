import slugify from '@sindresorhus/slugify'
import type { CollectionSlug, FieldHook } from 'payload'

const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Whether a value may stand as the name of a record: lowercase letters, digits and hyphens. */
export function isSlug(value: unknown): boolean {
  return typeof value === 'string' && pattern.test(value)
}

/** The name of a record by its title; `-2` and so on where others have taken it. */
export function slugOf(title: string, taken: ReadonlySet<string>): string {
  // Some titles have no letter that can be written so.
  const base = slugify(title) || 'eintrag'
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`
    if (!taken.has(slug)) return slug
  }
}

/**
 * Names a record when it is published and has no name yet. Earlier its title may still be half
 * typed.
 */
export function generateSlug(titleField: string): FieldHook {
  return async ({ collection, data, originalDoc, req, value }) => {
    const title: unknown = data?.[titleField] ?? originalDoc?.[titleField]
    if (value || originalDoc?.slug || data?._status !== 'published') return value
    if (typeof title !== 'string' || title.trim() === '') return value
    const { docs } = await req.payload.find({
      collection: collection?.slug as CollectionSlug,
      select: { slug: true },
      depth: 0,
      pagination: false,
      trash: true,
      req,
    })
    return slugOf(title, new Set(docs.map((doc) => ('slug' in doc ? String(doc.slug) : ''))))
  }
}
