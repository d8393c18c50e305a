/**
 * Returns a value that all instances of a module in this process share. Next bundles routes,
 * instrumentation and the page cache separately, and the server in front of Next is not bundled, so
 * each has its own instance.
 */
export function processWide<Value>(name: string, make: () => Value): Value {
  const values = globalThis as { [key: symbol]: unknown }
  const key = Symbol.for(`site.${name}`)
  values[key] ??= make()
  return values[key] as Value
}
