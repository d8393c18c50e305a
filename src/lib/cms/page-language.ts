import { isLocale, type Locale } from '../../i18n/locales.ts'
import { requireStaff } from '../auth/require-role.ts'
import { getCms } from './payload.ts'

/** Payload's server functions that load documents. */
const loading = new Set(['render-document', 'render-list', 'table-state'])

/**
 * Makes the language of the page that calls a server function that of the account. Payload renders drawers and
 * lists in the language that the account has chosen last, in any window, but saves a form in the language of
 * its page.
 */
export async function choosePageLanguage(name: string, headers: Headers): Promise<void> {
  const locale = pageLanguage(headers)
  if (!locale || !loading.has(name)) return
  const staff = await requireStaff(headers)
  if (!staff.ok) return
  const user = staff.value
  const cms = await getCms()
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
  if (!chosen || chosen.value === locale) return
  await cms.update({ ...preferences, id: chosen.id, data: { value: locale }, user })
}

/** Returns the language in the page's address, which browsers send as the referrer. */
function pageLanguage(headers: Headers): Locale | undefined {
  const locale = URL.parse(headers.get('Referer') ?? '')?.searchParams.get('locale')
  return isLocale(locale) ? locale : undefined
}
