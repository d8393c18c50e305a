/** `npm run build`: the production build, without a database. */
import { build } from './support/build.ts'
import { failWith } from './support/processes.ts'

await build().catch(failWith)
