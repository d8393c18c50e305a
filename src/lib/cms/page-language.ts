import { AsyncLocalStorage } from 'node:async_hooks'
import type { CollectionAfterOperationHook, Where } from 'payload'
import { isLocale, type Locale } from '../../i18n/locales.ts'
import { processWide } from '../process-wide.ts'

/** The language of the page that has called the current server function. */
const languages = processWide('page-language', () => new AsyncLocalStorage<Locale>())

/**
 * Calls a server function in the language of the page that calls it. Payload's functions render drawers, lists and the
 * preview in the language that the user has chosen last, in any window, but a form is saved in the language of its page.
 */
export function inPageLanguage<Result>(
  headers: Headers,
  call: () => Promise<Result>,
): Promise<Result> {
  const locale = pageLanguage(headers)
  return locale ? languages.run(locale, call) : call()
}

/** A hook of the preferences: a server function that looks for the chosen language finds that of its page. */
export const overrideLocalePreference: CollectionAfterOperationHook = ({
  args,
  operation,
  result,
}) => {
  const value = languages.getStore()
  if (!value || operation !== 'find' || !isForLanguage(args.where)) return result
  return { ...result, docs: [{ key: 'locale', value }] }
}

function isForLanguage(where: Where | undefined): boolean {
  return where?.and?.some(({ key }) => key && 'equals' in key && key.equals === 'locale') ?? false
}

/** Returns the language in the page's address, which browsers send as the referrer. */
function pageLanguage(headers: Headers): Locale | undefined {
  const locale = URL.parse(headers.get('Referer') ?? '')?.searchParams.get('locale')
  return isLocale(locale) ? locale : undefined
}
