/**
 * `npm test`: runs all checks of the project and prints the totals in the last line. The checks of a stage
 * run two at a time: single-threaded ones, and the browser tests beside checks that often wait.
 * `npm test -- unit int` runs only the named checks.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { build, buildIsCurrent } from './support/build.ts'

type Result = { passed: number; failed: number }
type Run = (args: string[]) => Promise<boolean>
type Check = { name: string; run: (node: Run) => Promise<Result> }

const root = path.resolve(import.meta.dirname, '..')
const results = path.join(root, 'test-results')
const bin = (file: string) => path.join(root, 'node_modules', file)

/** Stages run one after the other, because `generated` writes sources that later checks read. */
const stages: Check[][] = [
  [
    {
      name: 'types',
      run: (node) =>
        inSequence(
          node,
          [bin('next/dist/bin/next'), 'typegen'],
          [bin('typescript/bin/tsc'), '--noEmit'],
        ),
    },
    {
      name: 'lint',
      run: (node) =>
        inSequence(node, [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']),
    },
    {
      name: 'boundaries',
      run: (node) =>
        inSequence(node, [
          bin('dependency-cruiser/bin/dependency-cruise.mjs'),
          ...['--config', '.dependency-cruiser.mjs', 'src', 'collections', 'globals', 'scripts'],
          'payload.config.ts',
        ]),
    },
    { name: 'unit', run: (node) => vitest(node, 'unit') },
  ],
  [
    {
      name: 'generated',
      run: (node) => inSequence(node, [path.join(root, 'scripts/generate.ts'), '--check']),
    },
  ],
  [
    { name: 'e2e', run: browserTests },
    { name: 'int', run: (node) => vitest(node, 'int') },
    { name: 'upgrade', run: upgradeTests },
    { name: 'faults', run: oneOfEachFault },
  ],
]

// The tests start the product and its scripts about a hundred times.
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/node')

let building: Promise<void> | undefined

const names = process.argv.slice(2)
const sum: Result = { passed: 0, failed: 0 }
const outputsOfFailed: string[] = []
fs.mkdirSync(results, { recursive: true })
for (const stage of stages) {
  const pending = stage.filter(({ name }) => names.length === 0 || names.includes(name))
  const isAlone = pending.length < 2
  const worker = async () => {
    for (let check = pending.shift(); check; check = pending.shift()) await report(check, isAlone)
  }
  await Promise.all([worker(), worker()])
}
// At the end, because a reader of a failed run begins with its last lines.
for (const output of outputsOfFailed) console.log(output)
console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
process.exit(sum.failed === 0 && sum.passed > 0 ? 0 : 1)

/**
 * Runs a check. If another one may run concurrently, prints its output when it has ended, or at the end
 * of the whole run if it has failed.
 */
async function report({ name, run }: Check, isAlone: boolean): Promise<void> {
  const startedAt = performance.now()
  if (isAlone) console.log(`\n== ${name}`)
  let output = ''
  const { passed, failed } = await run((args) =>
    node(args, isAlone ? undefined : (text) => (output += text)),
  )
  if (failed > 0) outputsOfFailed.push(`\n== ${name}\n${output}`)
  else if (!isAlone) console.log(`\n== ${name}\n${output}`)
  sum.passed += passed
  sum.failed += failed
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(`== ${name}: ${failed === 0 ? 'passed' : `${failed} FAILED`} after ${seconds} s`)
}

/** Runs several commands as one check. */
async function inSequence(node: Run, ...commands: string[][]): Promise<Result> {
  for (const args of commands) if (!(await node(args))) return { passed: 0, failed: 1 }
  return { passed: 1, failed: 0 }
}

async function vitest(node: Run, project: string): Promise<Result> {
  const output = path.join(results, `${project}.json`)
  fs.rmSync(output, { force: true })
  const ok = await node([
    bin('vitest/vitest.mjs'),
    ...['run', '--project', project, '--reporter=default', '--reporter=json'],
    `--outputFile.json=${output}`,
  ])
  const report = readJson<{ numPassedTests: number; numFailedTests: number }>(output)
  return counted(ok, report?.numPassedTests, report?.numFailedTests)
}

/** Makes the build that several checks share, unless it is current. */
async function ensureBuild(): Promise<void> {
  building ??= buildIsCurrent() ? Promise.resolve() : build()
  await building
}

/** Runs the current build on the data of earlier releases. */
async function upgradeTests(node: Run): Promise<Result> {
  await ensureBuild()
  return vitest(node, 'upgrade')
}

/** Runs the browser tests against a production build. */
async function browserTests(node: Run): Promise<Result> {
  await ensureBuild()
  const output = path.join(results, 'e2e.json')
  fs.rmSync(output, { force: true })
  const ok = await node([bin('@playwright/test/cli.js'), 'test'])
  const report = readJson<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    output,
  )
  const { expected, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  return counted(ok, expected, unexpected + flaky)
}

/**
 * Runs each kind of fault once. Allows slow starts, because only `npm run
 * faults` checks the start time.
 */
async function oneOfEachFault(node: Run): Promise<Result> {
  await ensureBuild()
  const output = path.join(results, 'faults.json')
  fs.rmSync(output, { force: true })
  const main = path.join(root, 'tests/faults/main.ts')
  const once = ['--seed', '1', '--times', '1', '--start', '120', '--output', output]
  const ok = await node([main, ...once])
  const report = readJson<Result>(output)
  return counted(ok, report?.passed, report?.failed)
}

/**
 * Counts a runner that failed without a failed test, for example because it could
 * not start, as one failure.
 */
function counted(ok: boolean, passed = 0, failed = 0): Result {
  return { passed, failed: ok ? failed : Math.max(failed, 1) }
}

/**
 * Runs Node and resolves to whether it succeeded. Passes its output to
 * `onOutput`, or to the terminal.
 */
async function node(args: string[], onOutput?: (text: string) => void): Promise<boolean> {
  const stdio = onOutput ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', stdio, stdio] })
  for (const stream of [child.stdout, child.stderr]) {
    if (onOutput) stream?.setEncoding('utf8').on('data', onOutput)
  }
  const [status] = await once(child, 'close')
  return status === 0
}

function readJson<T>(file: string): T | undefined {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as T) : undefined
}
