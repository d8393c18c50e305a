/**
 * `node scripts/icons.ts`: renders the site's icons from its logo mark and combines the UI icons
 * into one sprite. Run it when one of them changes, and commit the result.
 */
import fs from 'node:fs'
import path from 'node:path'
import { type IconNode, icons } from 'lucide'
import sharp from 'sharp'
import { iconNames } from '../src/components/ui/icon-names.ts'

const root = path.resolve(import.meta.dirname, '..')
const mark = fs.readFileSync(path.join(root, 'src/components/art/logo-mark.svg'))
const app = path.join(root, 'src/app')
const art = path.join(root, 'src/components/art')

/** The background color. Home screens show transparent pixels as black. */
const paper = '#fbf8f3'

type Icon = {
  size: number
  /** The width of the mark as a fraction of the icon's width. */
  share: number
  background?: string
}

fs.writeFileSync(path.join(app, 'icon.svg'), mark)
fs.writeFileSync(path.join(app, 'favicon.ico'), ico(await draw({ size: 32, share: 1 }), 32))
await save(path.join(app, 'apple-icon.png'), { size: 180, share: 0.72, background: paper })
// Only a circle of 80 % of the width is safe in a maskable icon (W3C, "Web App Manifest").
await save(path.join(art, 'icon-192.png'), { size: 192, share: 0.56, background: paper })
await save(path.join(art, 'icon-512.png'), { size: 512, share: 0.56, background: paper })
fs.writeFileSync(path.join(art, 'icons.svg'), sprite())

async function save(file: string, icon: Icon): Promise<void> {
  fs.writeFileSync(file, await draw(icon))
}

function draw({ size, share, background }: Icon): Promise<Buffer> {
  const side = Math.round(size * share)
  const before = Math.floor((size - side) / 2)
  const after = size - side - before
  const margin = background ?? { r: 0, g: 0, b: 0, alpha: 0 }
  return (
    sharp(mark, { density: (72 * side) / 48 })
      .resize(side, side)
      .extend({ top: before, left: before, bottom: after, right: after, background: margin })
      .flatten(background ? { background } : false)
      // Windows cannot read a PNG with a palette in an .ico.
      .png({ compressionLevel: 9, palette: background !== undefined })
      .toBuffer()
  )
}

/** Wraps a PNG in an .ico file: a directory with one entry, followed by the PNG. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** Returns an SVG with each UI icon as a symbol. Strokes and colors come from the page. */
function sprite(): string {
  const symbols = iconNames.map((name) => {
    const shape = icons[pascalCase(name)] as IconNode
    const parts = shape.map(([tag, attributes]) => {
      const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
      return `<${tag}${written.join('')}/>`
    })
    return `<symbol id="${name}" viewBox="0 0 24 24">${parts.join('')}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${symbols.join('\n')}\n</svg>\n`
}

function pascalCase(name: string): keyof typeof icons {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return words.join('') as keyof typeof icons
}
