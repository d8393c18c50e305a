import path from 'node:path'
import { drawHalves } from '../../support/pictures.ts'
import { canMount, fillDisk } from '../../support/small-disk.ts'
import { publishMotto, submitContact, submitOnboarding, waitUntil } from '../actions.ts'
import { assertKept, type Fault } from '../fault.ts'
import type { World } from '../world.ts'

const places = 20

/** The page size of PostgreSQL and the block size of the disk. */
const page = 8192
const block = 4096

/** The number of submissions after which one must have been rejected on a full disk. */
const enough = 500

async function untilRejected(world: World): Promise<number> {
  for (let count = 0; count < enough; count++) {
    const answers = await Promise.all([
      submitContact(world),
      submitContact(world),
      submitOnboarding(world),
    ])
    const refused = answers.find((status) => ![200, 201].includes(status))
    if (refused !== undefined) return refused
  }
  throw new Error(`none of ${enough} submissions was affected by the full disk`)
}

/** Uploads a picture as staff do. */
async function uploadPicture({ url, staff }: World): Promise<{ status: number; id?: number }> {
  const form = new FormData()
  form.append('_payload', JSON.stringify({ alt: 'Zwei Hälften' }))
  form.append(
    'file',
    new Blob([new Uint8Array(await drawHalves())], { type: 'image/png' }),
    'a.png',
  )
  const { Authorization } = staff.headers
  const response = await fetch(`${url}/api/media`, {
    method: 'POST',
    headers: { Authorization },
    body: form,
  })
  const body = await response.json()
  return { status: response.status, id: body.doc?.id }
}

/** Fills real disks, which requires that this user may mount them. */
export const faults: Fault[] = canMount()
  ? [
      {
        name: 'disk full (database)',
        times: places,
        run: async (world, _random, turn) => {
          const endOutage = world.startOutage()
          const emptyAgain = fillDisk(path.join(world.folder, 'database'), turn * page)
          try {
            const status = await untilRejected(world)
            assertKept(status === 503, `with a full disk, a submission is answered with ${status}`)
            await publishMotto(world)
            assertKept((await fetch(world.url)).ok, 'pages are not served')
          } finally {
            emptyAgain()
          }
          // The database may have stopped.
          if (!(await world.isDatabaseUp())) await world.startDatabase()
          await waitUntil(
            async () => (await submitContact(world)) === 200,
            'no submission is accepted once there is space again',
          )
          endOutage()
        },
      },
      {
        name: 'disk full (pictures)',
        times: places,
        run: async (world, _random, turn) => {
          // Leaves space for none, one or two of the picture's three files.
          const emptyAgain = fillDisk(path.join(world.folder, 'media'), (turn % 3) * block)
          try {
            const { status } = await uploadPicture(world)
            assertKept(status === 503, `with a full disk, a picture is answered with ${status}`)
          } finally {
            emptyAgain()
          }
          const { status, id } = await uploadPicture(world)
          assertKept(
            status === 201,
            `once there is space again, a picture is answered with ${status}`,
          )
          await world.staff.send('DELETE', `media/${id}`)
        },
      },
    ]
  : []
