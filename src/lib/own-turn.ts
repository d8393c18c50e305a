const last = new Map<string, Promise<void>>()

/**
 * Resolves in a turn of the event loop that nothing else of the line begins in, after `free` further ones.
 * Node accepts one connection a turn, so that new visitors would wait for all that is begun in it.
 */
export async function ownTurn(line: string, free = 0): Promise<void> {
  const own = (last.get(line) ?? Promise.resolve()).then(() => turns(free + 1))
  last.set(line, own)
  await own
  if (last.get(line) === own) last.delete(line)
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve))
}
