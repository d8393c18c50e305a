import { setTimeout as wait } from 'node:timers/promises'

/** The milliseconds to wait at most. */
const timeout = 15_000

/** Reads until the value is as wanted, and returns the last value if it never is. */
export async function until<Value>(
  read: () => Promise<Value>,
  isWanted: (value: Value) => boolean,
): Promise<Value> {
  const end = Date.now() + timeout
  for (;;) {
    const value = await read()
    if (isWanted(value) || Date.now() > end) return value
    await wait(250)
  }
}
