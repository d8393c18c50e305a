import type { Placeholders } from '../../../lib/content/placeholders.ts'
import type { PrivacyPlaceholder } from './constants.ts'

/** The settings that the privacy policy mentions. */
type PrivacySettings = {
  hosting?: string
  mailProvider?: string
  automation?: string
  /** Months after which contact requests are deleted; 0 means never automatically. */
  contactMonths: number
  /** Months after which onboardings are deleted; 0 means never automatically. */
  onboardingMonths: number
  /** Months after which records of the access log are deleted. */
  accessLogMonths: number
  /** Days after which IP addresses are removed from logs. */
  logDays: number
  /** Days after which entries in the trash are deleted permanently. */
  trashDays: number
  /** Days for which backups are kept. */
  backupDays: number
  /** Days for which the browser keeps an unfinished form. */
  draftDays: number
  /** Hours after which the files of deleted documents are removed. */
  removalHours: number
}

/** Returns the values of the privacy policy's placeholders, in German like the whole page. */
export function privacyFacts(settings: PrivacySettings): Record<PrivacyPlaceholder, string> {
  const { hosting, mailProvider, automation } = settings
  return {
    hosting: hosting || 'ein Hosting-Anbieter in der Europäischen Union',
    mailProvider: mailProvider || 'ein E-Mail-Anbieter in der Europäischen Union',
    automation: automation || 'ein Automatisierungsdienst, den wir selbst betreiben',
    contactRetention: deletedAfter(settings.contactMonths),
    onboardingRetention: deletedAfter(settings.onboardingMonths),
    accessLogRetention: deletedAfter(settings.accessLogMonths),
    logDays: String(settings.logDays),
    trashDays: String(settings.trashDays),
    backupDays: String(settings.backupDays),
    draftDays: String(settings.draftDays),
    removalHours: String(settings.removalHours),
  } satisfies Placeholders
}

/** Returns a phrase that completes "Anfragen löschen wir …" without a preceding comma. */
function deletedAfter(months: number): string {
  if (months === 0) return 'dann, wenn wir sie nicht mehr brauchen oder Sie es verlangen'
  // Not "spätestens nach" (at the latest after), because the job runs in the following night.
  return months === 1 ? 'nach einem Monat' : `nach ${months} Monaten`
}
