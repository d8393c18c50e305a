import type { Locale } from '../../i18n/locales.ts'
import { getCms } from '../../lib/payload.ts'
import type { ContactInput } from './schema.ts'

export type ContactRequest = { input: ContactInput; language?: Locale; ipAddress?: string }

/** Stores a contact request; resolves to its id. */
export async function submitContact({ input, ...circumstances }: ContactRequest): Promise<number> {
  const cms = await getCms()
  const { id } = await cms.create({
    collection: 'contact-requests',
    data: { ...input, ...circumstances },
    depth: 0,
  })
  return id
}
