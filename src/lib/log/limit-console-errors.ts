import { failureLimit } from './failure-limit.ts'

const tooMany = 'More errors follow; until the minute is over, they are not logged'

/**
 * Limits the errors that are written to the console. Next writes one for each picture that it cannot load, with
 * the address that a stranger has sent.
 */
export function limitConsoleErrors(): void {
  const { error } = console
  const onFailure = failureLimit()
  console.error = (...args: unknown[]) => {
    const next = onFailure()
    if (next !== 'leave out') error(...(next === 'log' ? args : [tooMany]))
  }
}
