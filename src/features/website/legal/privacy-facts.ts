import type { Placeholders } from '../../../lib/content/placeholders.ts'
import type { PrivacyPlaceholder } from './constants.ts'

/** The settings that the privacy policy states. */
type PrivacySettings = {
  hosting?: string
  mailProvider?: string
  automation?: string
  /** Months after which contact requests are deleted; 0: never by itself. */
  contactMonths: number
  /** The same for onboardings. */
  onboardingMonths: number
  /** Months after which the records of who read or changed customers' data are deleted. */
  accessLogMonths: number
  /** Days for which addresses stay in logs. */
  logDays: number
  /** Days for which an entry that somebody deleted by hand stays in the trash. */
  trashDays: number
  /** Days for which backups are kept. */
  backupDays: number
  /** Days for which a browser keeps an unfinished form. */
  draftDays: number
  /** Hours after which the files of deleted documents are removed. */
  removalHours: number
}

/** The values of the privacy policy's placeholders, in German as the whole page. */
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

/** Completes "Anfragen löschen wir …", without a comma before it. */
function deletedAfter(months: number): string {
  if (months === 0) return 'dann, wenn wir sie nicht mehr brauchen oder Sie es verlangen'
  // Not "at the latest": the work runs in the night after.
  return months === 1 ? 'nach einem Monat' : `nach ${months} Monaten`
}
