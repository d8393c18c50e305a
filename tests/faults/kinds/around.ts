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
} from '../actions.ts'
import { type Fault, promise, type Random } from '../fault.ts'
import type { Behaviour } from '../unreliable.ts'
import type { World } from '../world.ts'

/** Stops the database at a random moment of `work`, for a moment, and starts it again. */
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

/** Lets a mail server or the automation tool down for a submission, and be well again. */
const delivery =
  (server: 'smtp' | 'webhook', behaviour: Exclude<Behaviour, 'works'>): Fault['run'] =>
  async (world) => {
    // Also those of two hundred submissions at once.
    await untilDelivered(world, 600)
    const { met } = world[server]
    world[server].behaviour = behaviour
    let id: number | undefined
    try {
      const from = performance.now()
      const sent = await sendContact(world)
      id = sent.id
      promise(sent.status === 200, 'the submission is not taken')
      promise(performance.now() - from < 10_000, 'the submission waits for its notifications')
      await until(async () => world[server].met > met, 'no notification meets the fault')
      promise((await fetch(world.url)).ok, 'the site does not answer')
    } finally {
      world[server].behaviour = 'works'
    }
    // What hangs is given up after half a minute or a minute.
    await untilDelivered(world, 150)
    promise((world.receiver.calls.get(`contact_${id}`) ?? 0) >= 1, 'the webhook was not called')
    for (const to of ['team', 'customer']) {
      const isOfMail = ({ source }: Mail) => source.includes(`<contact-${id}-${to}@`)
      promise(world.mailServer.mails.some(isOfMail), `the mail to the ${to} did not arrive`)
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
      // The queue is looked at every five seconds.
      await sleep(4_000)
    }, untilDelivered),
  },
  ...behaviours.flatMap((behaviour) =>
    (['smtp', 'webhook'] as const).map((server) => ({
      beside: behaviour,
      name: `${server === 'smtp' ? 'mail server' : 'webhook'} ${behaviour}`,
      times: 10,
      run: delivery(server, behaviour),
    })),
  ),
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
      // To Payload the latest version is every one that none follows by the clock: until the next one, two.
      promise(await publishMotto(world), 'nothing can be published after it')
    },
  },
]
