import type { Field, Payload } from 'payload'
import { siteTimeText } from '../../../i18n/date-text.ts'
import { defaultLocale, type Locale } from '../../../i18n/locales.ts'
import { labelledValues } from '../../../lib/cms/labelled-values.ts'
import { fillCopy, typesetCopy } from '../../../lib/content/copy.ts'
import { sitePlaceholders } from '../../../lib/content/placeholders.ts'
import { tableName } from '../../../lib/database/connection.ts'
import { type SubmissionKind, submissionCollections } from '../../../lib/database/outbox.ts'
import { senderOf } from '../../../lib/mail/sender.ts'
import { asciiAddress } from '../../../lib/text/ascii-address.ts'
import { maxEmailLength } from '../../../lib/text/is-email.ts'
import type {
  ContactRequest,
  OnboardingDocument,
  VoiceBotOnboarding,
} from '../../../payload-types.ts'
import type { MailsCopy, SubmissionNotification } from './types.ts'

/** Loads a submission for its notifications, also from the trash; null if it was deleted for good. */
export async function loadSubmission(
  cms: Payload,
  kind: SubmissionKind,
  id: number,
): Promise<SubmissionNotification | null> {
  const collection = submissionCollections[kind]
  const place = { collection, id, trash: true } as const
  const entry = await cms.findByID({ ...place, depth: 0, disableErrors: true })
  if (!entry) return null
  const language = ('language' in entry && entry.language) || defaultLocale
  const documents = await loadDocuments(cms, entry)
  const stored = documents.map(({ filename }) => filename ?? '')
  const data = dataOf(entry, stored)
  const rows = labelledRows(cms.collections[collection].config.fields, data)
  const names = documents.map(({ originalName }) => joinLines(originalName))
  if (names.length > 0) rows.push({ label: 'Dokumente', value: names.join(', ') })
  rows.push({ label: 'Eingegangen', value: siteTimeText(entry.createdAt, 'de') })
  const title = joinLines(entry.company || entry.name)
  const key = `${kind}_${id}_${Date.parse(entry.createdAt)}`
  return { kind, id, key, language, email: entry.email, title, rows, data }
}

/** Maximum number of confirmations per mailbox and day. */
const maxConfirmations = 5

const localPart = (column: string) => `lower(split_part(split_part(${column}, '@', 1), '+', 1))`

/**
 * Selects the addresses of the day's earlier submissions that may be the same mailbox as that of one. Only
 * addresses of a valid length got mails. The rows are limited because strangers choose their number.
 */
const earlierQuery = (table: string) => `
  WITH submission AS (SELECT email, created_at FROM ${table} WHERE id = $1)
  SELECT earlier.email
  FROM submission, (
    SELECT email, created_at FROM contact_requests
    UNION ALL SELECT email, created_at FROM voice_bot_onboardings
  ) AS earlier
  WHERE ${localPart('earlier.email')} = ${localPart('submission.email')}
    AND length(earlier.email) <= $2
    AND earlier.created_at < submission.created_at
    AND earlier.created_at > submission.created_at - interval '1 day'
  ORDER BY earlier.created_at DESC
  LIMIT 1000`

/**
 * Resolves to whether a submission may be confirmed to its address, which a stranger may have typed to have
 * the site send mails to somebody else. Counts the submissions, which is the same for every retry.
 */
export async function mayConfirm(
  cms: Payload,
  { kind, id, email }: Pick<SubmissionNotification, 'kind' | 'id' | 'email'>,
): Promise<boolean> {
  const query = earlierQuery(tableName(submissionCollections[kind]))
  const { rows } = await cms.db.pool.query<{ email: string }>(query, [id, maxEmailLength])
  const mailbox = mailboxOf(email)
  const same = rows.filter((earlier) => mailboxOf(earlier.email) === mailbox)
  return same.length < maxConfirmations
}

/** Normalizes the spelling of an address: `Ana+1@ＥＸＡＭＰＬＥ.com` is the mailbox `ana@example.com`. */
function mailboxOf(address: string): string {
  const [name = '', domain] = asciiAddress(address).toLowerCase().split('@')
  const [account] = name.split('+')
  return `${account}@${domain}`
}

/** Loads the copy of the mails about a submission in one language, and their sender. */
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
    // Only the team's mail contains submitted text: the given address may belong to somebody else.
    team: fillCopy(team, { ...placeholders, title }, locale),
  }
  return { sender: senderOf(settings, locale), copy }
}

/** Counts the failed jobs, with a link to their list in the CMS. */
export async function loadFailedJobs(cms: Payload): Promise<{ count: number; href: string }> {
  const { totalDocs } = await cms.count({
    collection: 'payload-jobs',
    where: { hasError: { equals: true } },
  })
  const query = new URLSearchParams({ 'where[or][0][and][0][hasError][equals]': 'true' })
  return { count: totalDocs, href: `/admin/collections/payload-jobs?${query}` }
}

/** Returns the submitted values with the CMS's labels, without fields that the staff fills in. */
function labelledRows(fields: readonly Field[], submitted: Record<string, unknown>) {
  return labelledValues(fields, submitted, 'de').flatMap(({ label, type, value }) => {
    const isOneLine = type === 'text' || type === 'email'
    return label ? [{ label, value: isOneLine ? joinLines(value) : value }] : []
  })
}

/** Replaces line breaks, which single-line fields only contain if a program sent them. */
const joinLines = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** Loads the documents of a submission, which are in the trash if it is. */
async function loadDocuments(
  cms: Payload,
  entry: ContactRequest | VoiceBotOnboarding,
): Promise<OnboardingDocument[]> {
  const ids = ('uploadedFiles' in entry && entry.uploadedFiles) || []
  if (ids.length === 0) return []
  const { docs } = await cms.find({
    collection: 'onboarding-documents',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    sort: 'id',
    trash: true,
  })
  return docs
}

/** Returns the fields that the specification defines for the webhook. */
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
