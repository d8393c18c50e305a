import fs from 'node:fs'
import path from 'node:path'

const file = path.resolve(import.meta.dirname, '../../../package.json')

export const productVersion = (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string })
  .version
