import type { PayloadRequest } from 'payload'

/**
 * State of a request under a name, shared by hooks and created on first use. It is stored in the
 * context under a string key: each read with a request makes Payload create a new context, into which
 * it copies string keys only.
 */
export function requestState<Value>({ context }: PayloadRequest, name: string, make: () => Value) {
  context[name] ??= make()
  return context[name] as Value
}

/** Passes values from a hook before a change to one after it. One map for each kind of value. */
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
