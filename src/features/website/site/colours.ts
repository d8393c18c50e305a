import fs from 'node:fs/promises'
import path from 'node:path'

/** Returns the colour tokens by their name without `--color-`: `paper`, `clara-deep`, … */
export async function siteColours(): Promise<Record<string, string>> {
  colours ??= read()
  return colours
}

let colours: Promise<Record<string, string>> | undefined

/** Parses the style sheet, for pictures and the web manifest, which cannot use CSS variables. */
async function read(): Promise<Record<string, string>> {
  const css = await fs.readFile(
    path.join(/* turbopackIgnore: true */ process.cwd(), 'src/styles/colours.css'),
    'utf8',
  )
  const tokens = css.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g)
  return Object.fromEntries([...tokens].map(([, name, value]) => [name, value]))
}
