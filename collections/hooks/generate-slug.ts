import slugify from '@sindresorhus/slugify'
import type { CollectionSlug, FieldHook } from 'payload'

const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Returns whether a value consists of lowercase letters, digits and single hyphens. */
export function isSlug(value: unknown): boolean {
  return typeof value === 'string' && pattern.test(value)
}

/** Returns a slug for a title; appends `-2` and so on if it is taken. */
export function slugOf(title: string, taken: ReadonlySet<string>): string {
  // Some titles have no character that can be transliterated.
  const base = slugify(title) || 'eintrag'
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`
    if (!taken.has(slug)) return slug
  }
}

/** Generates the slug on first publication, because the title of a draft may be incomplete. */
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
