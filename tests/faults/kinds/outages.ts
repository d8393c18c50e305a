import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  countWaitingNotifications,
  publishMotto,
  sendContact,
  submitContact,
  submitOnboarding,
  waitUntil,
  waitUntilDelivered,
} from '../actions.ts'
import { assertKept, type Fault, type Random } from '../fault.ts'
import type { Behaviour } from '../faulty-proxy.ts'
import { hasArrived } from '../invariants.ts'
import type { World } from '../world.ts'

/** Stops the database at a random moment during `work` and restarts it a moment later. */
const duringDatabaseOutage =
  (
    work: (world: World) => Promise<unknown>,
    after: (world: World) => Promise<void>,
  ): Fault['run'] =>
  async (world, random: Random) => {
    const done = work(world)
    await sleep(random() * 300)
    await world.stopDatabase()
    const [meanwhile] = await Promise.all([submitContact(world), done])
    assertKept(
      [500, 503].includes(meanwhile),
      `without a database a form is answered with ${meanwhile}`,
    )
    await world.startDatabase()
    await waitUntil(
      async () => (await submitContact(world)) === 200,
      'no submission is accepted after the outage',
    )
    await after(world)
  }

const nothing = () => Promise.resolve()

const atOnce = 10

/** The number of notifications that one contact request sends to each server. */
const notifications = { smtp: 2, webhook: 1 }

/**
 * Makes the mail server and the webhook receiver misbehave during submissions, and recover
 * afterwards.
 */
const duringFaultyDelivery =
  (behaviour: Exclude<Behaviour, 'works'>): Fault['run'] =>
  async (world, _random, _turn, tries) => {
    // The notifications of two hundred concurrent submissions may still be in the queue.
    await waitUntilDelivered(world, 600)
    const servers = (['smtp', 'webhook'] as const).map((name) => {
      const server = world[name]
      return { server, enough: server.faultyConnections + tries * notifications[name] }
    })
    // The receiver gets the call, but the product gets no response.
    const endOutage = behaviour === 'cuts off' ? world.startOutage() : () => undefined
    for (const { server } of servers) server.startFault(behaviour)
    let sent: Awaited<ReturnType<typeof sendContact>>[] = []
    try {
      const from = performance.now()
      sent = await Promise.all(Array.from({ length: tries }, () => sendContact(world)))
      const rejected = sent.filter(({ status }) => status !== 200).length
      assertKept(rejected === 0, `${rejected} submissions are rejected`)
      assertKept(performance.now() - from < 10_000, 'submissions wait for their notifications')
      // Slow deliveries succeed over reused connections, so the number of connections may stay
      // lower.
      await waitUntil(
        async () =>
          servers.every(({ server, enough }) => server.faultyConnections >= enough) ||
          (await countWaitingNotifications(world)) === 0,
        'a notification was not affected by the fault',
        150,
      )
      assertKept((await fetch(world.url)).ok, 'the site does not respond')
    } finally {
      for (const { server } of servers) server.behaviour = 'works'
      endOutage()
    }
    // A hanging delivery is aborted after 30 to 60 seconds.
    await waitUntilDelivered(world, 150)
    for (const { id = 0 } of sent) {
      for (const task of ['call-webhook', 'mail-team', 'confirm-to-customer']) {
        assertKept(hasArrived(world, 'contact', id, task), `${task} did not arrive`)
      }
    }
  }

const behaviours = ['answers nonsense', 'cuts off', 'is slow', 'hangs'] as const

export const faults: Fault[] = [
  {
    name: 'database outage, forms',
    times: 20,
    run: duringDatabaseOutage(
      (world) => Promise.all([submitOnboarding(world), submitContact(world)]),
      nothing,
    ),
  },
  {
    name: 'database outage, publication',
    times: 20,
    run: duringDatabaseOutage(publishMotto, nothing),
  },
  {
    name: 'database outage, jobs',
    times: 20,
    run: duringDatabaseOutage(async (world) => {
      await submitContact(world)
      // The queue is checked every five seconds.
      await sleep(4_000)
    }, waitUntilDelivered),
  },
  ...behaviours.map((behaviour) => ({
    name: `mail server and webhook: ${behaviour}`,
    times: 20,
    atOnce,
    run: duringFaultyDelivery(behaviour),
  })),
  {
    name: 'clock set back an hour',
    times: 20,
    run: async (world) => {
      fs.writeFileSync(world.clockFile, String(-3_600_000))
      await sleep(250)
      try {
        assertKept((await submitOnboarding(world)) === 201, 'no onboarding is accepted')
        assertKept((await submitContact(world)) === 200, 'no contact request is accepted')
        assertKept(await publishMotto(world), 'nothing can be published')
        await waitUntilDelivered(world)
      } finally {
        fs.rmSync(world.clockFile)
        await sleep(250)
      }
      // Payload treats every version without a later one as the latest: until the next publication
      // there are two.
      assertKept(
        await publishMotto(world),
        'nothing can be published after the clock is correct again',
      )
    },
  },
]
