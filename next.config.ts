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

/** What changes when something is published. */
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
  // src/server/compress.ts does it, and keeps what it made of a cached page.
  compress: false,
  expireTime: 2 * pageRevalidateSeconds,
  experimental: {
    // A public page is painted without waiting for a stylesheet (ADR 24).
    inlineCss: true,
    // Addresses differ by case: /DE is none of the site's.
    caseSensitiveRoutes: true,
    // The site and the CMS have root layouts of their own, so neither can hold the common 404.
    globalNotFound: true,
    // A picture of the site has 2,560 pixels a side at the most; a larger one of another host is sent as it is.
    imgOptMaxInputPixels: 2560 * 2560,
  },
  images: {
    // Not AVIF: at the size of a portrait it saves half a kilobyte and takes ten times the time.
    formats: ['image/webp'],
    // The widths of a portrait, plain and on dense screens: every other one is rejected.
    imageSizes: [64],
    deviceSizes: [128],
    // Nothing is left of a picture that is deleted.
    maximumDiskCacheSize: 0,
    maximumRedirects: 0,
    maximumResponseBody: maxPictureBytes,
    localPatterns: [{ pathname: '/api/media/file/**', search: '' }],
    remotePatterns: imageHosts.map((hostname) => ({ protocol: 'https', hostname, port: '' })),
  },
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks the types; checking them again would only make the first start longer.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: path.resolve(import.meta.dirname) },
  // The privacy policy exists in German only.
  redirects: async () =>
    locales
      .filter((locale) => !languagesOf('privacy').includes(locale))
      .map((locale) => ({
        source: pathOf('privacy', locale),
        destination: pathOf('privacy', 'de'),
        permanent: false,
      })),
  // The bare addresses show the German page in place; its canonical address is the long one.
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
 * Payload asks browsers for client hints on every page; on public ones that makes them restart the
 * navigation. Here only its admin does, and no header reveals the software.
 */
config.headers = async () =>
  ((await headersWithPayload?.()) ?? []).flatMap(({ source, headers, ...rule }) => {
    const wanted = headers.filter(({ key }) => key !== 'X-Powered-By')
    const ofAdmin = wanted.filter(({ key }) => /-CH$|^Vary$/i.test(key))
    const ofAll = wanted.filter((header) => !ofAdmin.includes(header))
    return [
      { ...rule, source, headers: ofAll },
      { ...rule, source: '/admin/:path*', headers: ofAdmin },
    ].filter((entry) => entry.headers.length > 0)
  })

export default config
