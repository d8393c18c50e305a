import type { Locale } from '../../i18n/locales.ts'
import { getCms } from '../../lib/payload.ts'
import type { ContactInput } from './schema.ts'

/** Stores a contact request; resolves to its id. */
export async function submitContact(input: ContactInput, language?: Locale): Promise<number> {
  const cms = await getCms()
  const { id } = await cms.create({
    collection: 'contact-requests',
    data: { ...input, language },
    depth: 0,
  })
  return id
}
