import { setTimeout } from 'node:timers/promises'
import { isLocale, type Locale } from '../../i18n/locales.ts'
import type { User } from '../../payload-types.ts'
import { processWide } from '../process-wide.ts'
import { getCms } from './payload.ts'

/**
 * Calls a server function in the language of the page that calls it. Payload's functions render drawers, lists and the
 * preview in the language that the user has chosen last, in any window, but a form is saved in the language of its page.
 */
export async function inPageLanguage<Result>(
  user: User,
  headers: Headers,
  call: () => Promise<Result>,
): Promise<Result> {
  const locale = pageLanguage(headers)
  if (!locale) return call()
  return inTurn(user, locale, async () => {
    await chooseLanguage(user, locale)
    return call()
  })
}

/** Calls of one account in one language, which may run at the same time. */
type Turn = {
  locale: Locale
  running: number
  previous?: Promise<void>
  ended: PromiseWithResolvers<void>
}

/** The last turn of each account. */
const turns = processWide('page-language-turns', () => new Map<User['id'], Turn>())

/** Milliseconds after which a call no longer waits for those in another language, of which one may hang. */
const maxWait = 5_000

/** Calls a function when no call of the same account in another language is running in this process. */
async function inTurn<Result>(
  { id }: User,
  locale: Locale,
  call: () => Promise<Result>,
): Promise<Result> {
  const last = turns.get(id)
  const turn =
    last?.locale === locale
      ? last
      : { locale, running: 0, previous: last?.ended.promise, ended: Promise.withResolvers<void>() }
  turns.set(id, turn)
  turn.running += 1
  try {
    if (turn.previous) await Promise.race([turn.previous, setTimeout(maxWait)])
    return await call()
  } finally {
    turn.running -= 1
    if (turn.running === 0) {
      turn.ended.resolve()
      if (turns.get(id) === turn) turns.delete(id)
    }
  }
}

async function chooseLanguage(user: User, locale: Locale): Promise<void> {
  const cms = await getCms()
  const owner = { relationTo: 'users', value: user.id } as const
  const preferences = { collection: 'payload-preferences', depth: 0 } as const
  const { docs } = await cms.find({
    ...preferences,
    where: {
      key: { equals: 'locale' },
      'user.relationTo': { equals: 'users' },
      'user.value': { equals: user.id },
    },
    limit: 1,
  })
  const [chosen] = docs
  if (chosen?.value === locale) return
  const data = { key: 'locale', value: locale, user: owner }
  if (chosen) await cms.update({ ...preferences, id: chosen.id, data, user })
  else await cms.create({ ...preferences, data, user })
}

/** Returns the language in the page's address, which browsers send as the referrer. */
function pageLanguage(headers: Headers): Locale | undefined {
  const locale = URL.parse(headers.get('Referer') ?? '')?.searchParams.get('locale')
  return isLocale(locale) ? locale : undefined
}
