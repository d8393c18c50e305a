import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { nextBin } from '../../scripts/support/build.ts'
import { freePort, runNode, stop } from '../../scripts/support/processes.ts'
import { temporaryFolder } from '../support/product.ts'

const folder = path.resolve(import.meta.dirname, 'bare-site')

type BareSite = { url: string; process: ChildProcess }

export type Paragraph = { key: string; className: string; text: string }

type Options = { paragraphs?: Paragraph[]; settings?: Record<string, string> }

/** Builds and starts the bare site with these paragraphs on its page. The caller stops it. */
export async function startBareSite({
  paragraphs = [],
  settings = {},
}: Options = {}): Promise<BareSite> {
  const words = path.join(temporaryFolder(), 'paragraphs.json')
  fs.writeFileSync(words, JSON.stringify(paragraphs))
  const env = {
    ...process.env,
    ...settings,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    BARE_PARAGRAPHS: words,
  }
  await drawPicture(path.join(folder, 'public/picture.webp'))
  await runNode({ args: [nextBin, 'build', folder], env, quiet: true })
  const port = await freePort()
  const child = spawn(process.execPath, [nextBin, 'start', folder, '--port', String(port)], {
    env,
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => undefined))) await new Promise((r) => setTimeout(r, 50))
  fs.rmSync(path.dirname(words), { recursive: true })
  return { url, process: child }
}

/**
 * Draws a picture that Next resizes to about 26 KB for a phone, like the first picture of the
 * product's pages.
 */
async function drawPicture(file: string): Promise<void> {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const create = { width: 600, height: 600, channels: 3, background: '#888' } as const
  const noise = { type: 'gaussian', mean: 128, sigma: 8.5 } as const
  await sharp({ create: { ...create, noise } })
    .webp({ quality: 90 })
    .toFile(file)
}

export { stop }
