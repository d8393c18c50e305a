import fs from 'node:fs'
import path from 'node:path'
import { onboarding, onboardingForm } from '../../support/onboarding.ts'
import { sendPartially } from '../../support/send-onboarding.ts'
import { submitContact, submitOnboarding } from '../actions.ts'
import { assertKept, type Fault } from '../fault.ts'

const places = 20
const mb = 1024 * 1024

/** Returns a form with a document of this size. */
function largeForm(megabytes: number): FormData {
  const form = onboardingForm(onboarding, [])
  const content = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(megabytes * mb - 9)])
  form.append('documents', new Blob([content]), 'preisliste.pdf')
  return form
}

const bytesBelow = (folder: string): number =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { name, parentPath }) => sum + fs.statSync(path.join(parentPath, name)).size, 0)

export const faults: Fault[] = [
  {
    name: 'disk full (quota)',
    times: places,
    run: async (world, _random, turn) => {
      const used = bytesBelow(path.join(world.folder, 'data/documents'))
      fs.writeFileSync(world.quotaFile, String(used + Math.floor((turn / places) * 4 * mb)))
      try {
        const status = await submitOnboarding(world, largeForm(4))
        assertKept(status === 503, `with a full disk, an onboarding is answered with ${status}`)
        assertKept(
          (await submitContact(world)) === 200,
          'a contact request, which needs no disk, is rejected',
        )
      } finally {
        fs.rmSync(world.quotaFile)
      }
      assertKept(
        (await submitOnboarding(world)) === 201,
        'no onboarding is accepted once there is space again',
      )
    },
  },
  {
    name: 'connection closed in the body',
    times: places,
    run: ({ url }, _random, turn) => sendPartially(url, largeForm(4), (turn + 0.5) / places),
  },
  {
    name: '200 submissions at once',
    times: 20,
    run: async (world) => {
      const before = world.confirmed.onboarding.length
      const all = Array.from({ length: 200 }, () => submitOnboarding(world))
      const failed = (await Promise.all(all)).filter((status) => status !== 201)
      assertKept(
        failed.length === 0,
        `${failed.length} of 200 were rejected: ${[...new Set(failed)]}`,
      )
      const ids = world.confirmed.onboarding.slice(before)
      // Their notifications are delivered while the following kinds of faults run.
      assertKept(new Set(ids).size === 200, 'two of 200 submissions have the same entry')
    },
  },
]
