import type { PayloadRequest } from 'payload'

/**
 * Keeps what a hook finds before a change for the one after it, for as long as the request lives.
 * One `Kept` for each kind of thing.
 */
export class Kept<Value> {
  readonly #byRequest = new WeakMap<PayloadRequest['context'], Map<string, Value>>()

  keep({ context }: PayloadRequest, key: string, value: Value): void {
    const kept = this.#byRequest.get(context) ?? new Map<string, Value>()
    this.#byRequest.set(context, kept.set(key, value))
  }

  /** What was kept, and forgets it. */
  take({ context }: PayloadRequest, key: string): Value | undefined {
    const kept = this.#byRequest.get(context)
    const value = kept?.get(key)
    kept?.delete(key)
    return value
  }
}
