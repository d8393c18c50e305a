import fs from 'node:fs'
import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { maxPictureBytes } from './src/features/editing/media/constants.ts'
import { notFoundPath, unknownPathSources } from './src/i18n/known-paths.ts'
import { locales } from './src/i18n/locales.ts'
import { fixedPaths, languagesOf, pathOf, previewRoot, startPath } from './src/i18n/routes.ts'
import { pageRevalidateSeconds } from './src/lib/cache/page-revalidate-seconds.ts'
import { imageHosts } from './src/lib/content/image-hosts.ts'
import { fileHeaders, pageHeaders, previewHeaders } from './src/lib/http/response-headers.ts'

/** Routes whose responses change when content is published. */
const publishedSources = [
  startPath,
  `/:locale(${locales.join('|')})/:path*`,
  '/og/:path*',
  '/sitemap.xml',
  ...Object.values(fixedPaths),
]

/** Routes whose responses are files. */
const fileSources = [
  '/api/media/file/:path*',
  '/api/recordings/file/:path*',
  '/api/documents/:path*',
  '/api/admin/translations/file/:path*',
]

const nextConfig: NextConfig = {
  cacheHandler: path.resolve(import.meta.dirname, 'src/lib/cache/page-cache.ts'),
  // src/server/compress.ts compresses responses and caches the compressed pages.
  compress: false,
  expireTime: 2 * pageRevalidateSeconds,
  // src/server/set-etag.ts sets them.
  generateEtags: false,
  experimental: {
    // Renders public pages without waiting for a stylesheet (ADR 24).
    inlineCss: true,
    // After an autosave, the form of the longest document that can be saved sends 1.5 MB.
    serverActions: { bodySizeLimit: '2mb' },
    // Makes /DE a 404.
    caseSensitiveRoutes: true,
    // The site and the CMS have separate root layouts, so neither can contain the shared 404 page.
    globalNotFound: true,
    // Images of the site have at most 2,560 pixels per side. Larger remote images
    // are sent without resizing.
    imgOptMaxInputPixels: 2560 * 2560,
    // Nothing reads them: neither browsers nor the server, which runs without --enable-source-maps.
    turbopackSourceMaps: false,
    // Writing the cache takes a tenth of the first build, and most installations build only once.
    turbopackFileSystemCacheForBuild: fs.existsSync('.next/BUILD_ID'),
  },
  images: {
    // Not AVIF: for a portrait, it saves half a kilobyte but takes ten times as long.
    formats: ['image/webp'],
    // The widths of a portrait on standard and high-density screens. Next rejects all others.
    imageSizes: [64],
    deviceSizes: [128],
    // No disk cache, so that nothing remains of deleted images.
    maximumDiskCacheSize: 0,
    maximumRedirects: 0,
    maximumResponseBody: maxPictureBytes,
    localPatterns: [{ pathname: '/api/media/file/**', search: '' }],
    remotePatterns: imageHosts.map((hostname) => ({ protocol: 'https', hostname, port: '' })),
  },
  poweredByHeader: false,
  reactStrictMode: true,
  // Bundled, it would be compiled for and loaded by every route.
  serverExternalPackages: ['payload'],
  // `npm test` checks the types. Checking them in the build would only slow down the first start.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: path.resolve(import.meta.dirname) },
  // The privacy policy is only available in German.
  redirects: async () =>
    locales
      .filter((locale) => !languagesOf('privacy').includes(locale))
      .map((locale) => ({
        source: pathOf('privacy', locale),
        destination: pathOf('privacy', 'de'),
        permanent: false,
      })),
  // Paths without a locale show the German page without a redirect. Its
  // canonical URL has the locale.
  rewrites: async () => [
    { source: fixedPaths.imprint, destination: pathOf('imprint', 'de') },
    { source: fixedPaths.privacy, destination: pathOf('privacy', 'de') },
    ...unknownPathSources().map((source) => ({ source, destination: notFoundPath })),
  ],
  headers: async () => [
    ...publishedSources.map((source) => ({ source, headers: pageHeaders })),
    ...fileSources.map((source) => ({ source, headers: fileHeaders })),
    { source: `${previewRoot}/:path*`, headers: previewHeaders },
  ],
}

const config = withPayload(nextConfig, { devBundleServerPackages: false })
const headersWithPayload = config.headers

/**
 * Limits Payload's client hint headers to the admin, because on public pages they make browsers
 * restart the navigation. Also removes the header that reveals the software.
 */
config.headers = async () =>
  ((await headersWithPayload?.()) ?? []).flatMap(({ source, headers, ...rule }) => {
    const allowed = headers.filter(({ key }) => key !== 'X-Powered-By')
    const clientHints = allowed.filter(({ key }) => /-CH$|^Vary$/i.test(key))
    const others = allowed.filter((header) => !clientHints.includes(header))
    return [
      { ...rule, source, headers: others },
      { ...rule, source: '/admin/:path*', headers: clientHints },
    ].filter((entry) => entry.headers.length > 0)
  })

export default config
