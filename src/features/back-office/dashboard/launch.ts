import type { Payload } from 'payload'
import type { SiteSetting } from '../../../payload-types.ts'
import type { LaunchStep, LaunchStepId } from './types.ts'

/** The seed's placeholders for facts that only the operator knows. */
export type Samples = {
  operator: Pick<SiteSetting['operator'], 'company' | 'registerNumber'>
  email: string
  claimSource: string
}

/** The running settings that decide whether a step is done. */
export type LaunchSettings = {
  siteUrl?: string
  smtpUrl?: string
  /** Nothing is deleted, though the privacy policy says when. */
  isRetentionDryRun?: boolean
}

type Options = { payload: Payload; samples: Samples; settings: LaunchSettings }

const settingsHref = '/admin/globals/site-settings?locale=de'

/** What is still a sample or not set up: what the operator has to do before the site is public. */
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
  const { operator, email } = site
  const step = (id: LaunchStepId, isDone: boolean, href?: string) => ({ id, isDone, href })
  return [
    step(
      'company',
      operator?.company !== samples.operator.company &&
        operator?.registerNumber !== samples.operator.registerNumber,
      settingsHref,
    ),
    step('contact', email !== samples.email, settingsHref),
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
