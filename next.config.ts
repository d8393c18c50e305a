import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const nextConfig: NextConfig = {
  experimental: {
    // The site and the CMS have root layouts of their own, so neither can hold the common 404.
    globalNotFound: true,
  },
  poweredByHeader: false,
  reactStrictMode: true,
  turbopack: { root: path.resolve(import.meta.dirname) },
}

export default withPayload(nextConfig, { devBundleServerPackages: false })
