import type { Metadata } from 'next'
import { loadPersona } from '../../../features/website/persona/data.ts'
import { loadSite } from '../../../features/website/site/data.ts'
import { buildMetadata, loadStoredMetadata } from '../../../features/website/site/meta.ts'
import { isPersonaPage, type PageId } from '../../../i18n/routes.ts'
import type { ReadMode } from '../../../lib/cache/cache.ts'

/** Loads a page's metadata for search engines and link previews; for persona pages, from the persona. */
export async function loadPageMetadata(
  page: PageId | 'onboarding',
  readMode: ReadMode,
): Promise<Metadata> {
  if (page === 'onboarding' || !isPersonaPage(page)) return loadStoredMetadata(page, readMode)
  const site = await loadSite(readMode)
  const persona = await loadPersona(page, readMode, site.placeholders)
  if (!persona) return {}
  const { title, description, motto } = persona
  const meta = { title, description, ogTitle: title, ogDescription: motto }
  return buildMetadata({ page, readMode, meta })
}
