import { notFound } from 'next/navigation'
import { isLocale } from '../../../../i18n/locales.ts'
import { ogImageAt } from '../../../../i18n/routes.ts'
import { publishedMode } from '../../../../lib/cache/cache.ts'
import { drawPicture } from '../../draw-picture.tsx'

type Context = { params: Promise<{ locale: string; picture: string }> }

export const dynamic = 'force-static'

/** Prerenders nothing, so that a build needs no database: the first request fills the cache. */
export function generateStaticParams() {
  return []
}

/** Renders the link preview picture of a page from its copy. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, picture } = await params
  const page = ogImageAt(picture)
  if (!page || !isLocale(locale)) notFound()
  return drawPicture(page, publishedMode(locale))
}
