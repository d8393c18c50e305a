import type { PayloadRequest } from 'payload'

/**
 * Returns state of a request that hooks share under a name. Creates it on first use. It is stored
 * in `req.context` under a string key, because Payload creates a new context for each read with the
 * request and copies string keys only.
 */
export function requestState<Value>({ context }: PayloadRequest, name: string, make: () => Value) {
  context[name] ??= make()
  return context[name] as Value
}

/** Passes values from a `before…` hook to an `after…` hook of the same request. */
export class RequestMap<Value> {
  readonly #name: string

  constructor(name: string) {
    this.#name = name
  }

  set(req: PayloadRequest, key: string, value: Value): void {
    this.#of(req).set(key, value)
  }

  /** Removes and returns a value. */
  take(req: PayloadRequest, key: string): Value | undefined {
    const value = this.#of(req).get(key)
    this.#of(req).delete(key)
    return value
  }

  #of(req: PayloadRequest): Map<string, Value> {
    return requestState(req, this.#name, () => new Map())
  }
}
