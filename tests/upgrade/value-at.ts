/** Returns the text at a path such as `hero.headline`, or undefined. */
export function valueAt(doc: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((inside, name) => (inside as Record<string, unknown> | null)?.[name], doc)
}

/** Returns a document with one text at that path. */
export function docWith(field: string, text: string): Record<string, unknown> {
  return field
    .split('.')
    .reverse()
    .reduce<unknown>((inside, name) => ({ [name]: inside }), text) as Record<string, unknown>
}
