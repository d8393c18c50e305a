/** Limits on all arguments of one server function call. */
const limits = {
  values: 100_000,
  /** Array items in total: Payload builds the fields of each row sequentially. */
  entries: 600,
  /** Items of one array, the same limit as in REST. */
  list: 200,
  depth: 60,
  text: 100_000,
  /** Characters of a key. Form state uses paths as keys, such as `page.faq.items.3.question`. */
  name: 200,
  steps: 20,
}

/** Arrays without form rows: rich text nodes, and the paths of invalid fields. */
const arraysWithoutRows = ['children', 'errorPaths']

type Values = Record<string, unknown>

const primitiveTypes = new Set<string>(['boolean', 'number', 'object', 'undefined'])

/**
 * Returns whether arguments are small enough to be passed to a server function, which blocks the
 * event loop while it processes them. Counts values during the traversal, because React's encoding
 * lets a request reference the same value many times, or cyclically.
 */
export function isWithinArgumentLimits(args: unknown): boolean {
  const counted = { values: 0, entries: 0 }
  const lists = new Map<string, number>()

  function fitsList(added: number, length = added): boolean {
    counted.entries += added
    return length <= limits.list && counted.entries <= limits.entries
  }

  /**
   * Payload builds an array from numbers in keys: `items.9.title` creates an array of ten items.
   */
  function fitsName(name: string): boolean {
    const steps = name.split('.')
    if (name.length > limits.name || steps.length > limits.steps) return false
    return steps.every((step, index) => {
      const length = Number(step) + 1
      const list = steps.slice(0, index).join('.')
      const knownLength = lists.get(list) ?? 0
      if (index === 0 || Number.isNaN(length) || length <= knownLength) return true
      lists.set(list, length)
      return fitsList(length - knownLength, length)
    })
  }

  /** Counts the values of an object before they are read, because the first one may be the object itself. */
  function fitsValues(count: number): boolean {
    counted.values += count
    return counted.values <= limits.values
  }

  function fits(value: unknown, depth: number, name = ''): boolean {
    if (depth > limits.depth) return false
    if (typeof value === 'string') return value.length <= limits.text
    if (typeof value !== 'object' || value === null) return primitiveTypes.has(typeof value)
    if (value instanceof Date) return true
    if (Array.isArray(value)) {
      if (!fitsValues(value.length)) return false
      if (!arraysWithoutRows.includes(name) && !fitsList(value.length)) return false
      return value.every((each) => fits(each, depth + 1))
    }
    // Reject files, streams and promises, which the CMS's forms never send.
    if (Object.getPrototypeOf(value) !== Object.prototype) return false
    const keys = Object.keys(value)
    if (!fitsValues(keys.length)) return false
    return keys.every((key) => fitsName(key) && fits((value as Values)[key], depth + 1, key))
  }

  return fits(args, 0)
}
