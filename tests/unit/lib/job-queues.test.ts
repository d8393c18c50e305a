import { expect, it } from 'vitest'
import { pollDelay } from '../../../src/lib/database/job-queues.ts'

it('the instances look for jobs at different times, so that none gets every retry of a job', () => {
  const delays = Array.from({ length: 100 }, () => pollDelay(5))
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(2500)
  expect(Math.max(...delays)).toBeLessThanOrEqual(5000)
  expect(new Set(delays).size).toBeGreaterThan(90)
})
