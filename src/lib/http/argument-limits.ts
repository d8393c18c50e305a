/** How much the arguments of a server function may hold, all of them together. */
const limits = {
  values: 100_000,
  /** Rows of lists and other entries: Payload builds fields for each row, one after the other. */
  entries: 600,
  /** Of one list, as many as REST takes. */
  list: 200,
  depth: 60,
  text: 100_000,
  /** A path such as `page.faq.items.3.question` names a value of a form. */
  name: 200,
  steps: 20,
}

/** Lists that build no fields: paragraphs and words of rich text, and which fields are incomplete. */
const withoutRows = ['children', 'errorPaths']

const plain = new Set<string>(['boolean', 'number', 'object', 'undefined'])

/**
 * Whether arguments are small and simple enough for a server function, which keeps the server busy
 * for as long as it goes through them. They are counted as they are gone through: React lets a
 * request name the same part many times, or inside itself.
 */
export function isWithinArgumentLimits(args: unknown): boolean {
  const counted = { values: 0, entries: 0 }
  const lists = new Map<string, number>()

  function fitsList(added: number, length = added): boolean {
    counted.entries += added
    return length <= limits.list && counted.entries <= limits.entries
  }

  /** Payload makes lists of the numbers in names, as long as the largest: `items.9.title` of ten. */
  function fitsName(name: string): boolean {
    const steps = name.split('.')
    if (name.length > limits.name || steps.length > limits.steps) return false
    return steps.every((step, index) => {
      const length = Number(step) + 1
      const list = steps.slice(0, index).join('.')
      const known = lists.get(list) ?? 0
      if (index === 0 || Number.isNaN(length) || length <= known) return true
      lists.set(list, length)
      return fitsList(length - known, length)
    })
  }

  function fits(value: unknown, depth: number, name = ''): boolean {
    counted.values++
    if (counted.values > limits.values || depth > limits.depth) return false
    if (typeof value === 'string') return value.length <= limits.text
    if (typeof value !== 'object' || value === null) return plain.has(typeof value)
    if (value instanceof Date) return true
    if (Array.isArray(value)) {
      if (!withoutRows.includes(name) && !fitsList(value.length)) return false
      return value.every((each) => fits(each, depth + 1))
    }
    // A file, a stream, a promise: nothing that a form of the CMS sends.
    if (Object.getPrototypeOf(value) !== Object.prototype) return false
    return Object.entries(value).every(([key, each]) => fitsName(key) && fits(each, depth + 1, key))
  }

  return fits(args, 0)
}
