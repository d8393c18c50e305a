import type { PayloadRequest } from 'payload'

/**
 * What hooks keep with a request under a name, made when it is first asked for. It is kept in the
 * context, under a text: whenever something is read with a request, Payload gives it a new context,
 * into which it copies just that.
 */
export function requestState<Value>({ context }: PayloadRequest, name: string, make: () => Value) {
  context[name] ??= make()
  return context[name] as Value
}

/** Hands what a hook finds before a change to the one after it. One map for each kind of value. */
export class RequestMap<Value> {
  readonly #name: string

  constructor(name: string) {
    this.#name = name
  }

  keep(req: PayloadRequest, key: string, value: Value): void {
    this.#of(req).set(key, value)
  }

  /** What was kept, and forgets it. */
  take(req: PayloadRequest, key: string): Value | undefined {
    const value = this.#of(req).get(key)
    this.#of(req).delete(key)
    return value
  }

  #of(req: PayloadRequest): Map<string, Value> {
    return requestState(req, this.#name, () => new Map())
  }
}
