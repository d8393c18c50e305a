import { inject } from 'vitest'

/** Before each file, and the same for all files of a worker: its database and folders. */
Object.assign(process.env, inject('environments')[Number(process.env.VITEST_POOL_ID) - 1])
