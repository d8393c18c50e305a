import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pdf } from '../../support/onboarding.ts'
import { startLoad } from '../load.ts'
import type { Site } from '../site.ts'
import type { Step } from '../step.ts'

const kills = 20

export const steps: Step[] = [
  {
    name: 'kill -9',
    promised: `${kills} times under load: no confirmed submission lost, none half written`,
    run: async (site) => {
      const load = startLoad(site.url, { pagesPerSecond: 20, uploadsPerSecond: 6 })
      for (let kill = 0; kill < kills; kill++) {
        const instance = site.instances[kill % site.instances.length]
        await sleep(500 + 50 * kill)
        await instance?.kill()
        await instance?.start()
      }
      await load.stop()
      const { lost, halfWritten } = await judge(site, load.confirmed)
      const { failures } = load.result()
      return {
        seen: `${lost} lost, ${halfWritten} half written, of ${load.confirmed.length} confirmed; ${failures.length} requests were not answered`,
        isKept: lost === 0 && halfWritten === 0 && load.confirmed.length > 0,
      }
    },
  },
]

type Row = { id: number; filename: string | null }

async function judge({ query, folder }: Site, confirmed: number[]) {
  const rows = await query<Row>(
    `SELECT entry.id, filename FROM voice_bot_onboardings entry
     LEFT JOIN voice_bot_onboardings_rels rel ON rel.parent_id = entry.id
     LEFT JOIN onboarding_documents document ON document.id = rel.onboarding_documents_id`,
  )
  const stored = new Set(rows.map(({ id }) => id))
  const records = await query<Row>('SELECT id, filename FROM onboarding_documents')
  const listed = new Set(rows.map(({ filename }) => filename))
  const halfWritten = [
    ...rows.filter(({ filename }) => !isWhole(folder, filename)),
    ...records.filter(({ filename }) => !listed.has(filename)),
  ]
  return {
    lost: confirmed.filter((id) => !stored.has(id)).length,
    halfWritten: halfWritten.length,
  }
}

function isWhole(folder: string, name: string | null): boolean {
  const file = path.join(folder, 'data/documents', name ?? '')
  return name !== null && fs.existsSync(file) && fs.readFileSync(file).equals(pdf)
}
