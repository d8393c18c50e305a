import { notFound } from 'next/navigation'
import icon192 from '../../../../components/art/icon-192.png'
import icon512 from '../../../../components/art/icon-512.png'
import { siteColours } from '../../../../features/website/site/colours.ts'
import { loadSite } from '../../../../features/website/site/data.ts'
import { isLocale, localeTags } from '../../../../i18n/locales.ts'
import { pathOf } from '../../../../i18n/routes.ts'
import { publishedMode } from '../../../../lib/cache/cache.ts'

type Context = { params: Promise<{ locale: string }> }

export const dynamic = 'force-static'

/** Prerenders nothing, so that a build needs no database: the first request fills the cache. */
export function generateStaticParams() {
  return []
}

/** Returns the web manifest in a language. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const { brand, footer, home } = await loadSite(publishedMode(locale))
  const { paper } = await siteColours()
  const manifest = {
    id: pathOf('landing', locale),
    name: brand,
    short_name: brand,
    description: footer.tagline,
    lang: localeTags[locale],
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [icon192, icon512].flatMap(({ src, width, height }) =>
      ['any', 'maskable'].map((purpose) => ({
        src,
        sizes: `${width}x${height}`,
        type: 'image/png',
        purpose,
      })),
    ),
  }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } })
}
