import { defineConfig } from '@playwright/test'
import { chromiumArgs, chromiumPath } from './tests/support/browser.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/prepare-once.ts',
  forbidOnly: true,
  retries: 0,
  // Each with a product of its own, so that the tests of one file see those of no other at work.
  workers: 4,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: await chromiumPath(),
      args: chromiumArgs,
      // Without a language of UTF-8, Chromium finds no file whose name has an umlaut.
      env: { LANG: 'C.UTF-8', ...(process.env as Record<string, string>) },
    },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Recording one takes nearly as long as the test; TRACE=1 asks for it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
})
