import { defineConfig } from '@playwright/test'
import { chromiumArgs, chromiumPath } from './tests/support/browser.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/prepare-once.ts',
  forbidOnly: true,
  retries: 0,
  // Each worker runs its own instance of the product, so that test files do not affect each other.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: await chromiumPath(),
      args: chromiumArgs,
      // Without a UTF-8 locale, Chromium cannot open files with umlauts in their names.
      env: { LANG: 'C.UTF-8', ...(process.env as Record<string, string>) },
    },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Off by default, because recording nearly doubles the duration. TRACE=1 enables it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
})
