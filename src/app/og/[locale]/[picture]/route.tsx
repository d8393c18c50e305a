import { notFound } from 'next/navigation'
import { loadLanding } from '../../../../features/landing/data.ts'
import { loadPersona } from '../../../../features/persona/data.ts'
import { loadSite } from '../../../../features/site/data.ts'
import { drawPreview } from '../../../../features/site/preview-picture.tsx'
import { isLocale } from '../../../../i18n/locales.ts'
import { pictureAt } from '../../../../i18n/routes.ts'

type Context = { params: Promise<{ locale: string; picture: string }> }

export const dynamic = 'force-static'

/** None at build time, which needs no database: the first request fills the cache. */
export function generateStaticParams() {
  return []
}

/** The picture that link previews show of a page, drawn from the page's own words. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, picture } = await params
  const page = pictureAt(picture)
  if (!page || !isLocale(locale)) notFound()
  const { brand, placeholders } = await loadSite(locale)
  if (page === 'landing') {
    const landing = await loadLanding(locale, placeholders)
    if (!landing) notFound()
    const { headline, subtitle, badge } = landing.hero
    return drawPreview({ brand, title: headline, text: subtitle, note: badge })
  }
  const persona = await loadPersona(page, locale, placeholders)
  if (!persona) notFound()
  const { title, subtitle, motto } = persona
  return drawPreview({ brand, title, text: motto, note: subtitle, persona: page })
}
