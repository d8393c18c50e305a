/** `npm run build`: makes the production build. Needs no database. */
import { build } from './support/build.ts'
import { failWith } from './support/processes.ts'

await build().catch(failWith)
