import type { MetadataRoute } from 'next'
import { siteUrl } from '../env.ts'
import { previewRoot } from '../i18n/routes.ts'

/** Rendered for each request, because the site's URL is not known during a build. */
export const dynamic = 'force-dynamic'

/** Allows crawlers on all public pages, but not in the CMS, the API and the preview. */
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
