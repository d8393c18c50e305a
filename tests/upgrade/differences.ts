import { draftDays } from '../../src/features/intake/onboarding/draft-age.ts'
import { localeNames } from '../../src/i18n/locales.ts'
import { onboardingPage } from '../../src/seed/content/de/onboarding-page.ts'
import type { Expected, Page } from './expected.ts'

type Audit = Expected['audit'][number]

/**
 * Intentional differences of later releases. Each function leaves other data unchanged, so it can
 * be applied to fixtures of every release.
 */

/** Returns what a page of a former release should show today. */
export function pageToday({ status, text }: Page): Page {
  return { status, text: onboardingToday(noteOnEachExample(startToday(text))).map(policyToday) }
}

/** The start page now offers the languages with JavaScript, too, in case its scripts fail. */
function startToday(text: string[]): string[] {
  return text.at(-1) === 'Redirecting...' ? [...text, ...Object.values(localeNames)] : text
}

/** A contact request now stores the page that it was sent from, and the privacy policy says so. */
function policyToday(line: string): string {
  return line.replace(
    'Nachricht, die Sprache der Seite, Ihre',
    'Nachricht, die Seite und ihre Sprache, Ihre',
  )
}

/** Returns an onboarding as staff read it today, without the idempotency key. */
export function onboardingRecordToday({ idempotencyKey, ...onboarding }: Record<string, unknown>) {
  return onboarding
}

/**
 * Texts of the onboarding page that used to be in the code, and their seeded replacements in the
 * CMS.
 */
const onboarding: Record<string, string[]> = {
  'Ein Dokument mit allem, was Ihr Voice-Bot wissen soll: Leistungen, Preise, Öffnungszeiten': [
    onboardingPage.guide.needed[1] ?? '',
  ],
  'Eine FAQ, falls Sie eine haben': [onboardingPage.guide.needed[2] ?? ''],
  'Was Sie eintippen, merkt sich nur dieser Browser und löscht es nach dem Absenden.': [
    onboardingPage.draftNotice.replace(/\{.*\}/, `${draftDays} Tagen`),
  ],
  'ein Dokument mit allen Informationen, die der Bot braucht, um Ihren Anrufern zu antworten': [
    onboardingPage.documents.info[0] ?? '',
  ],
  'Ihre Angaben nutzen wir nur, um Ihren Voice-Bot einzurichten.': [onboardingPage.privacyNote],
  'ein FAQ-Dokument, falls vorhanden': [
    onboardingPage.documents.info[1] ?? '',
    onboardingPage.documents.sensitive,
  ],
}

function onboardingToday(text: string[]): string[] {
  if (!text.includes('Onboarding-Formular')) return text
  const lines = text.flatMap((line) => onboarding[line] ?? [line])
  // The privacy policy opens in a new tab, and its link says so.
  const link = lines.lastIndexOf('Datenschutzerklärung')
  return lines.toSpliced(link + 1, 0, '(öffnet in einem neuen Tab)')
}

/** The beginnings of the sample note that a former release seeded, and today's note. */
const notes = [
  ['Hinweis: Diese Stimmen', 'Erfundenes Beispiel, keine echte Kundenstimme'],
  ['Please note: these', 'Made-up example, not from a real customer'],
  ['Nota: estes', 'Exemplo inventado, não é de um cliente real'],
  ['Notă: aceste', 'Exemplu inventat, nu vine de la un client real'],
] as const

const noteIn = (line: string) => notes.find(([start]) => line.startsWith(start))?.[1]

/**
 * The note used to be shown once below the testimonials; now a shorter one is above each sample.
 */
function noteOnEachExample(text: string[]): string[] {
  const at = text.findIndex(noteIn)
  const note = noteIn(text[at] ?? '')
  if (note === undefined) return text
  const cards: string[] = []
  let first = at
  // A testimonial has four lines: quote, initials, name and role.
  while (/^\p{Lu}{2}$/u.test(text[first - 3] ?? '')) {
    first -= 4
    cards.unshift(note, ...text.slice(first, first + 4))
  }
  return [...text.slice(0, first), ...cards, ...text.slice(at + 1)]
}

/**
 * Returns an access record of a former release as it is today: the subject is a separate field, and
 * the IP address is removed after seven days.
 */
export function auditToday({ action, ipAddress: _, ...record }: Audit): Audit {
  const isReading = action === 'list' || action === 'contacts'
  return {
    subject: action === 'contacts' ? 'contact' : 'onboarding',
    ...record,
    action: isReading && record.entryId !== null ? 'open' : action === 'contacts' ? 'list' : action,
  }
}
