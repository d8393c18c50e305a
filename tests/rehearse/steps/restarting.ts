import { startLoad } from '../load.ts'
import type { Step } from '../step.ts'

const rates = { pagesPerSecond: 200, uploadsPerSecond: 2 }

export const steps: Step[] = [
  {
    name: 'rolling restart',
    promised: `under ${rates.pagesPerSecond} pages and ${rates.uploadsPerSecond} uploads a second: no request fails, no call to the automation tool is made twice`,
    run: async ({ url, instances, receiver }) => {
      receiver.calls.clear()
      const load = startLoad(url, rates)
      for (const instance of instances.slice(0, 2)) {
        await instance.stop()
        await instance.start()
      }
      await load.stop()
      const { pages, uploads, failures } = load.result()
      const twice = [...receiver.calls.values()].filter((times) => times > 1).length
      return {
        seen: `${failures.length} failed of ${pages} pages and ${uploads} uploads, ${twice} calls twice${failures.length > 0 ? `: ${[...new Set(failures)].slice(0, 3)}` : ''}`,
        isKept: failures.length === 0 && twice === 0 && uploads > 0,
      }
    },
  },
]
