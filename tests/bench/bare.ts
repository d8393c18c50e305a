import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { nextBin } from '../../scripts/support/build.ts'
import { claimPort, runNode, stop } from '../../scripts/support/processes.ts'

const folder = path.resolve(import.meta.dirname, 'bare-site')

export type BareSite = { url: string; process: ChildProcess }

/**
 * Builds and starts the bare site with about `htmlBytes` of HTML, and with further settings; the
 * caller stops it.
 */
export async function startBareSite(
  htmlBytes: number,
  settings: Record<string, string> = {},
): Promise<BareSite> {
  // Each paragraph stands twice in the page: as HTML and in the data for hydration.
  const paragraphs = Math.max(1, Math.round((htmlBytes - 6000) / 235))
  const env = {
    ...process.env,
    ...settings,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    BARE_PARAGRAPHS: String(paragraphs),
  }
  await runNode({ args: [nextBin, 'build', folder], env, quiet: true })
  const port = await claimPort(0)
  const child = spawn(process.execPath, [nextBin, 'start', folder, '--port', String(port)], {
    env,
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => undefined))) await new Promise((r) => setTimeout(r, 50))
  return { url, process: child }
}

export { stop }
