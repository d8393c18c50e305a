import { notFound } from 'next/navigation'
import { loadHero } from '../../features/website/landing/data.ts'
import { loadPersona } from '../../features/website/persona/data.ts'
import { loadSite } from '../../features/website/site/data.ts'
import { renderOgImage } from '../../features/website/site/open-graph-image.tsx'
import type { PicturePage } from '../../i18n/routes.ts'
import type { ReadMode } from '../../lib/cache/cache.ts'

/** Renders the link preview picture of a page, published or as a draft. */
export async function drawPicture(page: PicturePage, readMode: ReadMode): Promise<Response> {
  const { brand, placeholders } = await loadSite(readMode)
  if (page === 'landing') {
    const hero = await loadHero(readMode, placeholders)
    if (!hero) notFound()
    const { headline, subtitle, badge } = hero
    return renderOgImage({ brand, title: headline, text: subtitle, note: badge })
  }
  const persona = await loadPersona(page, readMode, placeholders)
  if (!persona) notFound()
  const { title, subtitle, motto } = persona
  return renderOgImage({ brand, title, text: motto, note: subtitle, persona: page })
}
