import { inject } from 'vitest'

/** Runs before each file and sets the worker's database and folders. */
Object.assign(process.env, inject('environments')[Number(process.env.VITEST_POOL_ID) - 1])
