import type { World } from './world.ts'

/** A time span in which the product could not record a delivery, by the clock of `performance`. */
export type Outage = { from: number; to: number }

type RepeatedDelivery = { id: string; first: number; again: number }

/** Returns the repeated webhook calls and mails, each with the time of the previous delivery. */
export function findRepeated({ receiver, mailServer }: World): RepeatedDelivery[] {
  const moments = new Map(receiver.calls)
  for (const { source, at } of mailServer.mails) {
    const id = /^Message-ID: (.*)$/im.exec(source)?.[1] ?? ''
    moments.set(id, [...(moments.get(id) ?? []), at])
  }
  return [...moments].flatMap(([id, all]) =>
    all.slice(1).map((again, index) => ({ id, first: all[index] as number, again })),
  )
}

/**
 * Returns whether an outage overlaps the two deliveries, so that the sender could not know about
 * the first.
 */
export function isExplainedByOutage(
  { first, again }: RepeatedDelivery,
  outages: Outage[],
): boolean {
  return outages.some(({ from, to }) => from <= again && to >= first)
}
