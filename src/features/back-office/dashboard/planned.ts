import type { CollectionSlug, ServerProps } from 'payload'
import type { StaffLanguage } from '../../../i18n/staff.ts'
import { documentName } from '../../../lib/content/format-issue.ts'
import { loadPlans } from '../../../lib/content/plans.ts'
import type { PlannedChange } from './types.ts'

type LoadOptions = Pick<ServerProps, 'payload'> & { uiLocale: StaffLanguage }

/** What is going to be published or withdrawn, the next first. */
export async function loadPlanned({ payload, uiLocale }: LoadOptions): Promise<PlannedChange[]> {
  const plans = await loadPlans(payload)
  const told = plans.map(async ({ at, id, locale, place, type }): Promise<PlannedChange[]> => {
    const slug = 'global' in place ? place.global : place.collection
    const { collections, globals } = payload.config
    const config = [...globals, ...collections].find((each) => each.slug === slug)
    const doc =
      'global' in place
        ? {}
        : await payload.findByID({
            ...{ collection: place.collection as CollectionSlug, id: place.id },
            ...{ depth: 0, disableErrors: true },
          })
    if (!config || !doc) return []
    const path = 'global' in place ? `globals/${slug}` : `collections/${slug}/${place.id}`
    return [
      {
        ...{ at, id, language: locale, type },
        href: `/admin/${path}${locale ? `?locale=${locale}` : ''}`,
        title: documentName(config, { ...doc }, uiLocale),
      },
    ]
  })
  return (await Promise.all(told)).flat()
}
