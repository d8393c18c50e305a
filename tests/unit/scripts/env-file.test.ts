import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

/** Runs a script in a new folder with this file `.env`. Resolves to what it prints when it fails. */
async function runWith(content: string | Buffer, script: string, args: string[]): Promise<string> {
  const cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'env-file-'))
  fs.writeFileSync(path.join(cwd, '.env'), content)
  const file = path.resolve('scripts', script)
  try {
    await promisify(execFile)(process.execPath, [file, ...args], { cwd })
    throw new Error(`${script} has not failed.`)
  } catch (error) {
    return (error as { stderr: string }).stderr
  } finally {
    fs.rmSync(cwd, { recursive: true })
  }
}

const scripts = [
  { script: 'start.ts', args: [] },
  { script: 'backup.ts', args: ['backup'] },
  { script: 'restore.ts', args: ['backup'] },
  { script: 'files-to-s3.ts', args: [] },
  { script: 'reset-second-factor.ts', args: ['admin@example.com'] },
]

it.each(scripts)('$script reads its settings from the file .env, too', async ({ script, args }) => {
  const output = await runWith('PORT=none', script, args)
  expect(output.trim()).toMatch(/^[^\n]*\bPORT\b[^\n]*$/)
})

it.each([
  '# A comment\nPORT=3000 # x\nADMIN_PASSWORD=summer-meadow-27#house # x',
  'ADMIN_PASSWORD=#summer-meadow-27',
])('a value that # would cut off has to be in quotation marks: %j', async (content) => {
  const output = await runWith(content, 'backup.ts', ['backup'])
  expect(output.trim()).toMatch(
    /^Put quotation marks around the value of ADMIN_PASSWORD in \.env, /,
  )
})

it.each([
  'ADMIN_PASSWORD="summer \\"meadow\\" 27"',
  `ADMIN_PASSWORD="summer" meadow # x`,
  'ADMIN_PASSWORD="summer\nmeadow # 27"',
  'ADMIN_PASSWORD="summer\\next meadow"',
])('a value has to end with its quotation mark: %j', async (content) => {
  const output = await runWith(`PORT="3000" # "x"\r\nSMTP_URL= # none\n${content}`, 'backup.ts', [
    'backup',
  ])
  expect(output.trim()).toMatch(/^The value of ADMIN_PASSWORD in \.env has to end /)
})

it('a value in which Next would replace a variable is rejected', async () => {
  const output = await runWith('# $5\nPAYLOAD_SECRET=secret$HOME-and-more', 'backup.ts', ['backup'])
  expect(output.trim()).toMatch(/^The value of PAYLOAD_SECRET in \.env contains \$, /)
})

it('the first setting may follow a byte order mark, as editors of Windows write it', async () => {
  expect(await runWith('\uFEFFPORT=none', 'backup.ts', ['backup'])).toMatch(/^[^\n]*\bPORT\b/)
})

it.each(['SMTP_URL= \nPORT=none', 'SMTP_URL=\t\r\nPORT=none'])(
  'a value that consists of spaces is empty: %j',
  async (content) => {
    expect(await runWith(content, 'backup.ts', ['backup'])).toMatch(/^[^\n]*\bPORT\b/)
  },
)

it.each([Buffer.from('PORT=none', 'utf16le'), Buffer.from('\uFEFFPORT=none', 'utf16le')])(
  'a file .env in another encoding than UTF-8 is rejected',
  async (content) => {
    const output = await runWith(content, 'backup.ts', ['backup'])
    expect(output.trim()).toBe('The file .env is not in UTF-8. Save it in this encoding.')
  },
)
