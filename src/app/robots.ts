import type { MetadataRoute } from 'next'
import { siteUrl } from '../env.ts'
import { previewRoot } from '../i18n/routes.ts'

/** The site's address is known when it runs, not when it is built. */
export const dynamic = 'force-dynamic'

/** Crawlers may read every public page; the CMS and the calls are none of their business. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/media/file/'],
      disallow: ['/admin', '/api/', previewRoot],
    },
    sitemap: `${siteUrl}/sitemap.xml`,
  }
}
