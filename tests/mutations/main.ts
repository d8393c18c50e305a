/**
 * `npm run mutations`: applies deliberate faults to a copy of the sources, one by one, and runs the
 * tests that should detect each. Lists undetected faults and exits with status 1 if there are any.
 * Numbers or words choose faults: `npm run mutations -- 3 csv`.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Mutation, mutations } from './mutations.ts'

const root = path.resolve(import.meta.dirname, '../..')
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'site-mutations-'))
const chosen = process.argv.slice(2)

execFileSync('sh', ['-c', `git archive HEAD | tar -x -C '${copy}'`], { cwd: root })
fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))

const unnoticed: string[] = []
let tried = 0
for (const [index, mutation] of mutations.entries()) {
  if (!isChosen(mutation, index + 1)) continue
  tried++
  const name = `${index + 1}. ${mutation.file}: ${mutation.fault}`
  const isNoticed = withMutation(mutation, () => testsFail(mutation))
  if (!isNoticed) unnoticed.push(name)
  console.log(`${isNoticed ? 'noticed  ' : 'UNNOTICED'} ${name}`)
}
fs.rmSync(copy, { recursive: true, force: true })
console.log(`\n${tried - unnoticed.length} noticed, ${unnoticed.length} unnoticed`)
process.exit(unnoticed.length === 0 && tried > 0 ? 0 : 1)

function isChosen({ file, fault }: Mutation, number: number): boolean {
  return (
    chosen.length === 0 ||
    chosen.some((word) => word === String(number) || `${file} ${fault}`.includes(word))
  )
}

function withMutation({ file, find, replace }: Mutation, work: () => boolean): boolean {
  const place = path.join(copy, file)
  const text = fs.readFileSync(place, 'utf8')
  if (text.split(find).length !== 2)
    throw new Error(`${file} does not contain this exactly once: ${find}`)
  fs.writeFileSync(
    place,
    text.replace(find, () => replace),
  )
  try {
    return work()
  } finally {
    fs.writeFileSync(place, text)
  }
}

/**
 * Returns whether a test fails. A test that cannot run counts as failed, because only the fault can
 * prevent it.
 */
function testsFail({ tests }: Mutation): boolean {
  const project = tests[0]?.split('/')[1] ?? 'unit'
  const vitest = path.join(copy, 'node_modules/vitest/vitest.mjs')
  const args = [vitest, 'run', '--project', project, '--bail', '1', ...tests]
  return spawnSync(process.execPath, args, { cwd: copy, stdio: 'ignore' }).status !== 0
}
