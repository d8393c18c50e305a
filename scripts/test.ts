/**
 * `npm test`: every check of the project, one after the other, and the sum in the last line.
 * `npm test -- unit int` runs only the named ones.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { build, buildIsCurrent } from './support/build.ts'

type Result = { passed: number; failed: number }
type Check = { name: string; run: () => Result | Promise<Result> }

const root = path.resolve(import.meta.dirname, '..')
const results = path.join(root, 'test-results')
const bin = (file: string) => path.join(root, 'node_modules', file)

const checks: Check[] = [
  {
    name: 'types',
    run: () =>
      once([bin('next/dist/bin/next'), 'typegen'], [bin('typescript/bin/tsc'), '--noEmit']),
  },
  {
    name: 'lint',
    run: () => once([bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']),
  },
  {
    name: 'boundaries',
    run: () =>
      once([
        bin('dependency-cruiser/bin/dependency-cruise.mjs'),
        ...['--config', '.dependency-cruiser.mjs', 'src', 'collections', 'globals', 'scripts'],
        'payload.config.ts',
      ]),
  },
  { name: 'generated', run: () => once([path.join(root, 'scripts/generate.ts'), '--check']) },
  { name: 'unit', run: () => vitest('unit') },
  { name: 'int', run: () => vitest('int') },
  { name: 'upgrade', run: upgradeTests },
  { name: 'e2e', run: browserTests },
]

const asked = process.argv.slice(2)
const sum: Result = { passed: 0, failed: 0 }
fs.mkdirSync(results, { recursive: true })
for (const { name, run } of checks) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const startedAt = performance.now()
  console.log(`\n== ${name}`)
  const { passed, failed } = await run()
  sum.passed += passed
  sum.failed += failed
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(`== ${name}: ${failed === 0 ? 'passed' : `${failed} FAILED`} after ${seconds} s`)
}
console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1)

/** Commands that together are one check. */
function once(...commands: string[][]): Result {
  const ok = commands.every((args) => node(args))
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function vitest(project: string): Result {
  const output = path.join(results, `${project}.json`)
  fs.rmSync(output, { force: true })
  const ok = node([
    bin('vitest/vitest.mjs'),
    ...['run', '--project', project, '--reporter=default', '--reporter=json'],
    `--outputFile.json=${output}`,
  ])
  const report = readJson<{ numPassedTests: number; numFailedTests: number }>(output)
  return counted(ok, report?.numPassedTests, report?.numFailedTests)
}

/** The present build on the data of former releases. */
async function upgradeTests(): Promise<Result> {
  if (!buildIsCurrent()) await build()
  return vitest('upgrade')
}

/** Against the production build, made once for all of them. */
async function browserTests(): Promise<Result> {
  if (!buildIsCurrent()) await build()
  const output = path.join(results, 'e2e.json')
  fs.rmSync(output, { force: true })
  const ok = node([bin('@playwright/test/cli.js'), 'test'])
  const report = readJson<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    output,
  )
  const { expected, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  return counted(ok, expected, unexpected + flaky)
}

/** A runner that failed without a failed test (it could not start, say) counts as one failure. */
function counted(ok: boolean, passed = 0, failed = 0): Result {
  return { passed, failed: ok ? failed : Math.max(failed, 1) }
}

function node(args: string[]): boolean {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0
}

function readJson<T>(file: string): T | undefined {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as T) : undefined
}
