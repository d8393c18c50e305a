import { setTimeout as sleep } from 'node:timers/promises'
import { checkSubmissions } from '../check-submissions.ts'
import { startLoad } from '../load.ts'
import type { Step } from '../step.ts'

const kills = 20

export const steps: Step[] = [
  {
    name: 'kill -9',
    guarantee: `after ${kills} kills under load, no confirmed submission is lost or incomplete`,
    run: async (site) => {
      const load = startLoad(site.url, { pagesPerSecond: 20, uploadsPerSecond: 6 })
      for (let kill = 0; kill < kills; kill++) {
        const instance = site.instances[kill % site.instances.length]
        await sleep(500 + 50 * kill)
        await instance?.kill()
        await instance?.start()
      }
      await load.stop()
      const { lost, halfWritten } = await checkSubmissions(site, load.confirmed)
      const { failures } = load.result()
      return {
        observed: `${lost} lost, ${halfWritten} incomplete, of ${load.confirmed.length} confirmed; ${failures.length} requests failed`,
        isKept: lost === 0 && halfWritten === 0 && load.confirmed.length > 0,
      }
    },
  },
]
