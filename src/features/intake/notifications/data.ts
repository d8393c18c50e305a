import type { Field, Payload } from 'payload'
import { siteTimeText } from '../../../i18n/date-text.ts'
import { defaultLocale, type Locale } from '../../../i18n/locales.ts'
import { labelledValues } from '../../../lib/cms/labelled-values.ts'
import { fillCopy, typesetCopy } from '../../../lib/content/copy.ts'
import { sitePlaceholders } from '../../../lib/content/placeholders.ts'
import { type SubmissionKind, submissionCollections } from '../../../lib/database/outbox.ts'
import { senderOf } from '../../../lib/mail/sender.ts'
import type {
  ContactRequest,
  OnboardingDocument,
  VoiceBotOnboarding,
} from '../../../payload-types.ts'
import type { MailsCopy, SubmissionNotification } from './types.ts'

/** A stored submission; nothing if it was deleted in the meantime. */
export async function loadSubmission(
  cms: Payload,
  kind: SubmissionKind,
  id: number,
): Promise<SubmissionNotification | null> {
  const collection = submissionCollections[kind]
  const entry = await cms.findByID({ collection, id, depth: 1, disableErrors: true })
  if (!entry) return null
  const language = ('language' in entry && entry.language) || defaultLocale
  const documents = documentsOf(entry)
  const stored = documents.map(({ filename }) => filename ?? '')
  const data = dataOf(entry, stored)
  const rows = filledIn(cms.collections[collection].config.fields, data)
  const names = documents.map(({ originalName }) => joinLines(originalName))
  if (names.length > 0) rows.push({ label: 'Dokumente', value: names.join(', ') })
  rows.push({ label: 'Eingegangen', value: siteTimeText(entry.createdAt, 'de') })
  const title = joinLines(entry.company || entry.name)
  return { kind, id, language, email: entry.email, title, rows, data }
}

/** The texts of the mails about a submission in one language, and their sender. */
export async function loadMails(
  cms: Payload,
  { id, title }: SubmissionNotification,
  locale: Locale,
) {
  const [settings, claims, mails] = await Promise.all([
    cms.findGlobal({ slug: 'site-settings', locale, depth: 0 }),
    cms.findGlobal({ slug: 'claims', depth: 0 }),
    cms.findGlobal({ slug: 'mails', locale, depth: 0 }),
  ])
  const placeholders = {
    ...sitePlaceholders(settings, claims.items, locale),
    reference: String(id),
  }
  const { contact, onboarding, team } = mails
  const copy: MailsCopy = {
    ...typesetCopy({ contact, onboarding }, placeholders, locale),
    // Only the team reads what somebody typed: the customer's address may be another person's.
    team: fillCopy(team, { ...placeholders, title }, locale),
  }
  return { sender: senderOf(settings, locale), copy }
}

/** How many jobs were given up, and the CMS's list of them. */
export async function loadFailedJobs(cms: Payload): Promise<{ count: number; href: string }> {
  const { totalDocs } = await cms.count({
    collection: 'payload-jobs',
    where: { hasError: { equals: true } },
  })
  const query = new URLSearchParams({ 'where[or][0][and][0][hasError][equals]': 'true' })
  return { count: totalDocs, href: `/admin/collections/payload-jobs?${query}` }
}

/** What was sent in, with the CMS's labels; nothing that the staff added. */
function filledIn(fields: readonly Field[], sent: Record<string, unknown>) {
  return labelledValues(fields, sent, 'de').flatMap(({ label, type, value }) => {
    const isOneLine = type === 'text' || type === 'email'
    return label ? [{ label, value: isOneLine ? joinLines(value) : value }] : []
  })
}

/** Only programs send line breaks in fields of one line. */
const joinLines = (text: string): string => text.replaceAll(/\s+/g, ' ')

function documentsOf(entry: ContactRequest | VoiceBotOnboarding): OnboardingDocument[] {
  if (!('uploadedFiles' in entry)) return []
  return (entry.uploadedFiles ?? []).filter((document) => typeof document === 'object')
}

/** The fields of the specification. */
function dataOf(entry: ContactRequest | VoiceBotOnboarding, uploadedFiles: string[]) {
  const { id, name, email, phone, company, createdAt } = entry
  if ('message' in entry) {
    const { message, language } = entry
    return { id, name, email, phone, company, message, language, createdAt }
  }
  const { street, zipCode, city, country, website, voiceGender, voiceCharacter } = entry
  return {
    id,
    name,
    company,
    email,
    phone,
    street,
    zipCode,
    city,
    country,
    website,
    voiceGender,
    voiceCharacter,
    uploadedFiles,
    createdAt,
  }
}
