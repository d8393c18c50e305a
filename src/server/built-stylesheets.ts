import fs from 'node:fs'
import path from 'node:path'
import { hashOf, type Stylesheets } from './page-hashes.ts'

const folder = '.next/static/chunks'

let stylesheets: Stylesheets | undefined

/** Returns the stylesheets that Next inlines into public pages (ADR 24). Reads them once. */
export function builtStylesheets(): Stylesheets {
  stylesheets ??= new Map(
    (fs.existsSync(folder) ? fs.readdirSync(folder) : [])
      .filter((name) => name.endsWith('.css'))
      .map((name) => {
        const text = fs.readFileSync(path.join(folder, name), 'utf8')
        return [`/_next/static/chunks/${name}`, { text, hash: hashOf(text) }]
      }),
  )
  return stylesheets
}
