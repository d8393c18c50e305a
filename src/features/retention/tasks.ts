import type { TaskConfig } from 'payload'
import { env } from '../../env.ts'
import { deleteExpired, forgetAddresses } from './data.ts'

export const retentionQueue = 'retention'

/** Days for which an access record keeps its address: the privacy policy's limit for logs. */
const addressDays = 7

/** Every night: what may be kept no longer goes. */
export const retentionTask: TaskConfig<'delete-expired'> = {
  slug: 'delete-expired',
  label: 'Löschen nach Aufbewahrungsfrist',
  schedule: [{ cron: '0 3 * * *', queue: retentionQueue }],
  retries: 3,
  handler: async ({ req: { payload } }) => {
    const now = new Date()
    const retention = {
      contactMonths: env.RETENTION_CONTACT_MONTHS,
      onboardingMonths: env.RETENTION_ONBOARDING_MONTHS,
    }
    await deleteExpired(payload, { now, retention, isDryRun: env.RETENTION_DRY_RUN })
    if (!env.RETENTION_DRY_RUN) await forgetAddresses(payload, { now, days: addressDays })
    return { output: {} }
  },
}
