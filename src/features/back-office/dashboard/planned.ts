import type { Payload } from 'payload'
import type { StaffLanguage } from '../../../i18n/staff.ts'
import { adminPathOf, configAt } from '../../../lib/content/document-ref.ts'
import { documentName } from '../../../lib/content/format-issue.ts'
import { loadPlans } from '../../../lib/content/plans.ts'
import type { PlannedChange } from './types.ts'

type LoadOptions = { payload: Payload; uiLocale: StaffLanguage }

/** Loads the scheduled publications and withdrawals, the next one first. */
export async function loadPlanned({ payload, uiLocale }: LoadOptions): Promise<PlannedChange[]> {
  const plans = await loadPlans(payload)
  const planned = plans.map(async ({ place, locale: language, ...plan }) => {
    const config = configAt(payload, place)
    if (!config) return []
    const doc =
      'global' in place ? {} : await payload.findByID({ ...place, depth: 0, disableErrors: true })
    if (!doc) return []
    const href = adminPathOf(place) + (language ? `?locale=${language}` : '')
    return [{ ...plan, language, href, title: documentName(config, { ...doc }, uiLocale) }]
  })
  return (await Promise.all(planned)).flat()
}
