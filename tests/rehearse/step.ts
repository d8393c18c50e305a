import type { Site } from './site.ts'

/** What a rehearsal observed, and whether the guarantee holds. */
export type Observation = { observed: string; isKept: boolean }

/**
 * One guarantee and the scenario that tests it. Each file below `steps` exports a list named `steps`.
 */
export type Step = {
  name: string
  guarantee: string
  /**
   * Returns what this machine lacks for the step, which then counts neither as passed nor as
   * failed.
   */
  missing?: (site: Site) => string | undefined
  run: (site: Site) => Promise<Observation>
}
