import path from 'node:path'
import type { NextConfig } from 'next'

/**
 * A minimal Next site with the product's packages, which the benchmarks compare the product with.
 */
const config: NextConfig = {
  poweredByHeader: false,
  turbopack: { root: path.resolve(import.meta.dirname, '../../..') },
  typescript: { ignoreBuildErrors: true },
}

export default config
