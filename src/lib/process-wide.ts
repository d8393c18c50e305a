/**
 * A value that all module instances of this process share, by its name. Next bundles its routes, what
 * runs at its start and its page cache apart, and the server in front of Next is not bundled at all.
 */
export function processWide<Value>(name: string, make: () => Value): Value {
  const values = globalThis as { [key: symbol]: unknown }
  const key = Symbol.for(`site.${name}`)
  values[key] ??= make()
  return values[key] as Value
}
