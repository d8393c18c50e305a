import path from 'node:path'
import type { NextConfig } from 'next'

/** The smallest Next site, on the same packages as the product: the measure of the benchmarks. */
const config: NextConfig = {
  poweredByHeader: false,
  turbopack: { root: path.resolve(import.meta.dirname, '../../..') },
  typescript: { ignoreBuildErrors: true },
}

export default config
