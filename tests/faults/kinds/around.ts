import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Mail } from '../../support/mail-server.ts'
import {
  publishMotto,
  sendContact,
  submitContact,
  submitOnboarding,
  until,
  untilDelivered,
  waitingNotifications,
} from '../actions.ts'
import { type Fault, promise, type Random } from '../fault.ts'
import type { Behaviour } from '../unreliable.ts'
import type { World } from '../world.ts'

/** Stops the database at a random moment during `work` and restarts it a moment later. */
const withoutDatabase =
  (
    work: (world: World) => Promise<unknown>,
    after: (world: World) => Promise<void>,
  ): Fault['run'] =>
  async (world, random: Random) => {
    const done = work(world)
    await sleep(random() * 300)
    await world.stopDatabase()
    const [meanwhile] = await Promise.all([submitContact(world), done])
    promise([500, 503].includes(meanwhile), `without a database a form is answered ${meanwhile}`)
    await world.startDatabase()
    await until(async () => (await submitContact(world)) === 200, 'no submission is taken again')
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
const deliveries =
  (behaviour: Exclude<Behaviour, 'works'>): Fault['run'] =>
  async (world, _random, _turn, tries) => {
    // The notifications of two hundred concurrent submissions may still be in the queue.
    await untilDelivered(world, 600)
    const servers = (['smtp', 'webhook'] as const).map((name) => {
      const server = world[name]
      return { server, enough: server.met + tries * notifications[name] }
    })
    // The receiver gets the call, but the product gets no response.
    const isWhole = behaviour === 'cuts off' ? world.breakBegins() : () => undefined
    for (const { server } of servers) server.behaviour = behaviour
    let sent: Awaited<ReturnType<typeof sendContact>>[] = []
    try {
      const from = performance.now()
      sent = await Promise.all(Array.from({ length: tries }, () => sendContact(world)))
      const refused = sent.filter(({ status }) => status !== 200).length
      promise(refused === 0, `${refused} submissions are not taken`)
      promise(performance.now() - from < 10_000, 'submissions wait for their notifications')
      // Slow deliveries succeed over reused connections, so the number of connections may stay
      // lower.
      await until(
        async () =>
          servers.every(({ server, enough }) => server.met >= enough) ||
          (await waitingNotifications(world)) === 0,
        'a notification does not meet the fault',
        150,
      )
      promise((await fetch(world.url)).ok, 'the site does not answer')
    } finally {
      for (const { server } of servers) server.behaviour = 'works'
      isWhole()
    }
    // A hanging delivery is aborted after 30 to 60 seconds.
    await untilDelivered(world, 150)
    for (const { id } of sent) {
      promise(world.receiver.calls.has(`contact_${id}`), 'the webhook was not called')
      for (const to of ['team', 'customer']) {
        const isOfMail = ({ source }: Mail) => source.includes(`<contact-${id}-${to}@`)
        promise(world.mailServer.mails.some(isOfMail), `the mail to the ${to} did not arrive`)
      }
    }
  }

const behaviours = ['answers nonsense', 'cuts off', 'is slow', 'hangs'] as const

export const faults: Fault[] = [
  {
    name: 'database gone, forms',
    times: 20,
    run: withoutDatabase(
      (world) => Promise.all([submitOnboarding(world), submitContact(world)]),
      nothing,
    ),
  },
  { name: 'database gone, publication', times: 20, run: withoutDatabase(publishMotto, nothing) },
  {
    name: 'database gone, jobs',
    times: 20,
    run: withoutDatabase(async (world) => {
      await submitContact(world)
      // The queue is checked every five seconds.
      await sleep(4_000)
    }, untilDelivered),
  },
  ...behaviours.map((behaviour) => ({
    name: `mail server and webhook: ${behaviour}`,
    times: 20,
    atOnce,
    run: deliveries(behaviour),
  })),
  {
    name: 'clock set back an hour',
    times: 20,
    run: async (world) => {
      fs.writeFileSync(world.clockFile, String(-3_600_000))
      await sleep(250)
      try {
        promise((await submitOnboarding(world)) === 201, 'no onboarding is taken')
        promise((await submitContact(world)) === 200, 'no contact request is taken')
        promise(await publishMotto(world), 'nothing can be published')
        await untilDelivered(world)
      } finally {
        fs.rmSync(world.clockFile)
        await sleep(250)
      }
      // Payload treats every version without a later one as the latest: until the next publication
      // there are two.
      promise(await publishMotto(world), 'nothing can be published after it')
    },
  },
]
