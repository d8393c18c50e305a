/**
 * `npm run marathon -- --seed 1 --minutes 30`: two scripted editors work in the CMS at the same
 * time. After each step the language chips, the form, the stored content and the public page must
 * agree. It prints the seed and every step so that a failure can be reproduced.
 */
import fs from 'node:fs'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { chromium } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '../support/browser.ts'
import { preparedFolder, startProduct } from '../support/product.ts'
import { createEditor, logInStaff } from '../support/staff.ts'
import { findDisagreements } from './agreement.ts'
import { type Editor, openEditor } from './editor.ts'
import { createRandom } from './random.ts'
import { steps, takeOver } from './steps.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string', default: '30' },
  },
})

/** The screenshot of the editor whose step failed. */
const picture = 'test-results/marathon.png'

/** The number of rounds after which one editor takes over what the other is editing. */
const takeOverEvery = 8

const random = createRandom(Number(values.seed))
const end = Date.now() + Number(values.minutes) * 60_000
const folder = await preparedFolder()
const product = await startProduct({ folder, env: { SUBMISSIONS_PER_HOUR: '0' } })
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })
console.log(`Seed ${values.seed}, ${values.minutes} minutes`)
let done = 0
const failures: string[] = []
try {
  const staff = await logInStaff(product.url)
  const features = (await staff.send('GET', 'features?sort=_order&depth=0&limit=2')).docs
  const viktor = await staff.find('personas', 'slug', 'viktor')
  const feature = (index: number) => ({ path: `features/${features[index].id}`, field: 'title' })
  const desks = [
    [{ path: 'globals/landing', field: 'hero.headline' }, feature(0)],
    [{ path: `personas/${viktor.id}`, field: 'motto' }, feature(1)],
  ]
  const editors: Editor[] = []
  for (const [index, documents] of desks.entries()) {
    const who = await createEditor(product.url)
    const uiLanguage = index === 0 ? 'de' : 'en'
    const target = { browser, folder, product, staff, uiLanguage } as const
    editors.push(
      await openEditor({ ...target, who, documents, random: createRandom(random.next()) }),
    )
  }
  for (let round = 1; Date.now() < end && failures.length === 0; round++) {
    const [one, other] = editors as [Editor, Editor]
    if (round % takeOverEvery === 0) await attempt(other, 'take over', () => takeOver(one, other))
    else await Promise.all(editors.map((editor) => attempt(editor, ...editor.random.pick(steps))))
  }
} finally {
  await browser.close()
  await product.stop()
  fs.rmSync(folder, { recursive: true, force: true })
}
for (const failure of failures) console.log(`FAILED ${failure}`)
console.log(`${done} steps, ${failures.length} failures (seed ${values.seed})`)
process.exitCode = failures.length === 0 ? 0 : 1

async function attempt(editor: Editor, name: string, step: (editor: Editor) => Promise<void>) {
  const where = () => `${editor.document.path} ${editor.locale}`
  try {
    await step(editor)
    done++
    console.log(`${name}: ${where()}`)
    const found = await findDisagreements(editor)
    failures.push(...found.map((each) => `after "${name}" at ${where()}: ${each}`))
  } catch (error) {
    await editor.page.screenshot({ path: picture })
    failures.push(
      `during "${name}" at ${where()} (see ${picture}): ${stripVTControlCharacters(String(error))}`,
    )
  }
}
