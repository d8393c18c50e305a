import path from 'node:path'
import { defineConfig } from 'vitest/config'

const alias = { '@payload-config': path.resolve('payload.config.ts') }

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          globalSetup: 'tests/support/database.ts',
          setupFiles: 'tests/support/worker-database.ts',
          // Each worker has one database and one Payload for all its files.
          maxWorkers: 2,
          isolate: false,
          // Projects that differ in their number of workers must not run at once.
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // What is waited for may need several statements on a busy machine.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'upgrade',
          include: ['tests/upgrade/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
