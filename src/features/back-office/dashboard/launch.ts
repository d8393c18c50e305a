import type { Payload } from 'payload'
import type { SiteSetting } from '../../../payload-types.ts'
import type { LaunchStep, LaunchStepId } from './types.ts'

/** The seed's sample values for facts that only the operator knows. */
export type Samples = {
  operator: Partial<Record<keyof SiteSetting['operator'], string>>
  contact: Pick<SiteSetting, 'phone' | 'email'>
  claimSource: string
}

/** The environment settings that decide whether a step is done. */
export type LaunchSettings = {
  siteUrl?: string
  smtpUrl?: string
  /** Retention deletes nothing, although the privacy policy promises it. */
  isRetentionDryRun?: boolean
}

type Options = { payload: Payload; samples: Samples; settings: LaunchSettings }

const settingsHref = '/admin/globals/site-settings?locale=de'

/** Loads the steps before the launch: values that are still samples, and settings that are missing. */
export async function loadLaunchSteps({
  payload,
  samples,
  settings,
}: Options): Promise<LaunchStep[]> {
  const [site, claims, testimonials] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', depth: 0 }),
    payload.findGlobal({ slug: 'claims', depth: 0 }),
    payload.count({ collection: 'testimonials', where: { isExample: { equals: true } } }),
  ])
  const { operator, providers } = site
  const step = (id: LaunchStepId, isDone: boolean, href?: string) => ({ id, isDone, href })
  return [
    step('company', !hasSample(samples.operator, operator), settingsHref),
    step('contact', !hasSample(samples.contact, site), settingsHref),
    step(
      'providers',
      Boolean(providers?.hosting && providers.mail && providers.automation),
      settingsHref,
    ),
    step(
      'testimonials',
      testimonials.totalDocs === 0,
      '/admin/collections/testimonials?where[isExample][equals]=true',
    ),
    step(
      'sources',
      !claims.items?.some(({ source }) => source === samples.claimSource),
      '/admin/globals/claims',
    ),
    step('mail', settings.smtpUrl !== undefined),
    step('address', settings.siteUrl?.startsWith('https:') ?? false),
    step('deletion', !settings.isRetentionDryRun),
  ]
}

/** Returns whether a field still has its sample value. */
function hasSample<Field extends string>(
  samples: Partial<Record<Field, string>>,
  stored: Partial<Record<NoInfer<Field>, string | null>> | undefined,
): boolean {
  const fields = Object.keys(samples) as Field[]
  return fields.some((field) => stored?.[field] === samples[field])
}
