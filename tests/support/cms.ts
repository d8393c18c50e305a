import type { Payload } from 'payload'
import type { Locale } from '../../src/i18n/locales.ts'
import { getCms } from '../../src/lib/cms/payload.ts'

/** Returns Payload on the integration tests' database. */
export function cms(): Promise<Payload> {
  return getCms()
}

/** Returns the documents with this slug that the public sees in a language. */
export async function publicBySlug<Kind extends 'personas' | 'features'>(
  collection: Kind,
  slug: string,
  locale: Locale,
) {
  const where = { slug: { equals: slug } }
  const { docs } = await (await cms()).find({ collection, where, locale, overrideAccess: false })
  return docs
}
