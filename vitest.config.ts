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
          // Each worker uses one database and one Payload instance for all its files.
          maxWorkers: 2,
          isolate: false,
          // Vitest requires a separate group for projects with a different number of workers.
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A polled condition may need several statements, which take long on a busy machine.
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
