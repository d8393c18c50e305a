import fs from 'node:fs'
import { chromium } from '@playwright/test'
import sparticuz from '@sparticuz/chromium'

/**
 * Returns the path of the Chromium to test with: CHROMIUM_PATH, or Playwright's own if it is
 * installed, or the one in an npm package.
 */
export async function chromiumPath(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const own = chromium.executablePath()
  return fs.existsSync(own) ? own : sparticuz.executablePath()
}

/** Disables the browser's background requests and lets it run as root and without a GPU. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
