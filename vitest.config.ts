import path from 'node:path'
import { defineConfig } from 'vitest/config'

const alias = { '@payload-config': path.resolve('payload.config.ts') }

/**
 * In milliseconds, for tests that hang: on a busy machine, many texts or statements take long. Vitest's
 * default of five seconds is close to the four that some unit tests take when nothing else runs.
 */
const limits = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
}

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      { extends: true, test: { ...limits, name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...limits,
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          globalSetup: 'tests/support/database.ts',
          setupFiles: 'tests/support/worker-database.ts',
          // Each worker uses one database and one Payload instance for all its files.
          maxWorkers: 2,
          isolate: false,
          // Vitest requires a separate group for projects with a different number of workers.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...limits,
          name: 'upgrade',
          include: ['tests/upgrade/**/*.test.ts'],
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
