import type { Site } from './site.ts'

/** What a rehearsal has seen of a promise. */
export type Seen = { seen: string; isKept: boolean }

/** One promise and how it is put to the test. Each file below `steps` exports a list named `steps`. */
export type Step = {
  name: string
  promised: string
  /** What this machine lacks for it; then it counts neither as passed nor as failed. */
  missing?: (site: Site) => string | undefined
  run: (site: Site) => Promise<Seen>
}
