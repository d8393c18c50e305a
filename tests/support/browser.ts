import fs from 'node:fs'
import { chromium } from '@playwright/test'
import sparticuz from '@sparticuz/chromium'

/**
 * A Chromium to test with: the one that CHROMIUM_PATH names, else Playwright's own if it is
 * installed, else the one that comes inside an npm package.
 */
export async function chromiumPath(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const own = chromium.executablePath()
  return fs.existsSync(own) ? own : sparticuz.executablePath()
}

/** Keeps the browser from calling its maker, and lets it run as root and without a graphics card. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
