/** `npm run bench` runs every benchmark; `npm run bench -- list zip` runs only the named ones. */
import path from 'node:path'
import { runNode } from '../../scripts/support/processes.ts'

const benchmarks = [
  'start',
  'publish',
  'requests',
  'policy',
  'first-view',
  'lighthouse',
  'intake',
  'storage',
  'backup',
  'list',
  'zip',
  'parsers',
  'table',
  'editor',
]

const asked = process.argv.slice(2)
for (const name of benchmarks) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`\n== ${name}`)
  await runNode({ args: [path.join(import.meta.dirname, `${name}.ts`)] })
}
