import { setTimeout as sleep } from 'node:timers/promises'
import { startLoad } from '../load.ts'
import type { Instance } from '../site.ts'
import type { Step } from '../step.ts'

const rates = { pagesPerSecond: 200, uploadsPerSecond: 2 }

export const steps: Step[] = [
  {
    name: 'rolling restart',
    promised: `under ${rates.pagesPerSecond} pages and ${rates.uploadsPerSecond} uploads a second: no request fails, no call to the automation tool is made twice`,
    run: async ({ url, instances, receiver }) => {
      receiver.calls.clear()
      const load = startLoad(url, rates)
      await restartOneByOne(instances.slice(0, 2))
      await load.stop()
      const { seen, isKept } = load.seen()
      const twice = [...receiver.calls.values()].filter(({ length }) => length > 1).length
      return { seen: `${twice} calls twice, ${seen}`, isKept: isKept && twice === 0 }
    },
  },
]

/** Ends and starts instances as an operator does, each when the one before is ready again. */
export async function restartOneByOne(instances: Instance[]): Promise<void> {
  for (const { url, stop, start } of instances) {
    await stop()
    await start()
    while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) await sleep(100)
  }
}
