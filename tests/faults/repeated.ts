import type { World } from './world.ts'

/** A time in which what was delivered could not be noted, by the clock of `performance`. */
export type Break = { from: number; to: number }

type Repeated = { id: string; first: number; again: number }

/** Calls and mails that came again, each with the moment of the one before it. */
export function repeatedIn({ receiver, mailServer }: World): Repeated[] {
  const moments = new Map(receiver.calls)
  for (const { source, at } of mailServer.mails) {
    const id = /^Message-ID: (.*)$/im.exec(source)?.[1] ?? ''
    moments.set(id, [...(moments.get(id) ?? []), at])
  }
  return [...moments].flatMap(([id, all]) =>
    all.slice(1).map((again, index) => ({ id, first: all[index] as number, again })),
  )
}

/** Whether something broke between the two: the sender of the first could not know that it had arrived. */
export function isExcused({ first, again }: Repeated, breaks: Break[]): boolean {
  return breaks.some(({ from, to }) => from <= again && to >= first)
}
