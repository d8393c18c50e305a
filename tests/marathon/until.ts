import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds; what has not come by then does not come. */
const patience = 15_000

/** Reads until it is as wanted; the last reading if it never is. */
export async function until<Value>(
  read: () => Promise<Value>,
  isWanted: (value: Value) => boolean,
): Promise<Value> {
  const end = Date.now() + patience
  for (;;) {
    const value = await read()
    if (isWanted(value) || Date.now() > end) return value
    await wait(250)
  }
}
