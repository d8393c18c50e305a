import { initI18n } from '@payloadcms/translations'
import type { Payload } from 'payload'
import type { Locale } from '../../../i18n/locales.ts'
import { lockHolder } from '../../../lib/cms/lock-holder.ts'
import { getCms } from '../../../lib/cms/payload.ts'
import { lockForWrite } from '../../../lib/cms/serialize-writes.ts'
import type { DocumentRef } from '../../../lib/content/document-ref.ts'
import { queueContentWrite } from '../../../lib/database/content-writes.ts'
import { inTransaction, type TransactionRequest } from '../../../lib/database/transaction.ts'
import type { StaffCaller } from '../../../lib/http/handle-staff-request.ts'
import { logFailure } from '../../../lib/log/log-failure.ts'
import { translationMessages } from './messages.ts'
import type { CoveredDocument } from './types.ts'

type Options = StaffCaller & {
  language: Locale
  isDryRun: boolean
  /** The time of the last save of the draft to publish. */
  savedAt: string
}

/** The time of the publication, or why the document cannot be published. */
type Published = { savedAt: string; reason?: undefined } | { reason: string }

/** Thrown to roll back the transaction of a dry run. */
class DryRunRollback extends Error {}

/** Thrown if the document was saved later. */
class ChangedMeanwhile extends Error {}

/**
 * Publishes the latest draft of a document in one language, with the user's access and all validation.
 * A dry run rolls the transaction back.
 */
export async function publishDocument(
  { key, place }: CoveredDocument,
  { isDryRun, language, savedAt, uiLocale, user }: Options,
): Promise<Published> {
  const cms = await getCms()
  const messages = translationMessages[uiLocale]
  const i18n = await initI18n({ config: cms.config.i18n, context: 'api', language: uiLocale })
  try {
    const writing = queueContentWrite(() =>
      inTransaction(cms, async ({ transactionID }) => {
        await lockForWrite(cms, { transactionID }, place)
        if ((await lastSave(cms, { transactionID }, place)) !== savedAt)
          throw new ChangedMeanwhile()
        const write = {
          data: { _status: 'published' } as never,
          locale: language,
          draft: false,
          depth: 0,
          overrideAccess: false,
          // Fails if somebody else is editing the document.
          overrideLock: false,
          user,
          req: { i18n, t: i18n.t, transactionID },
        } as const
        if ('global' in place) await cms.updateGlobal({ slug: place.global, ...write })
        else await cms.update({ ...place, ...write })
        if (isDryRun) throw new DryRunRollback()
        return lastSave(cms, { transactionID }, place)
      }),
    )
    if (!writing) return { reason: messages.tooManyWrites }
    return { savedAt: await writing }
  } catch (error) {
    if (error instanceof DryRunRollback) return { savedAt }
    if (error instanceof ChangedMeanwhile) return { reason: messages.changedMeanwhile }
    if ((error as Rejection).status === 423) {
      return { reason: messages.locked(await lockHolder(cms, place)) }
    }
    const reason = rejectionMessage(error, uiLocale)
    return { reason: reason ?? (await logUnexpected(key, error, uiLocale)) }
  }
}

/** Reads the time of a document's last save, also as a draft. */
async function lastSave(
  cms: Payload,
  { transactionID }: TransactionRequest,
  place: DocumentRef,
): Promise<string> {
  const reading = {
    depth: 0,
    draft: true,
    select: { updatedAt: true },
    req: { transactionID },
  } as const
  const { updatedAt } = (
    'global' in place
      ? await cms.findGlobal({ slug: place.global, ...reading })
      : await cms.findByID({ ...place, ...reading })
  ) as { updatedAt?: string }
  return String(updatedAt)
}

type Rejection = { status?: number; data?: { errors?: { message: string }[] } }

function rejectionMessage(error: unknown, uiLocale: StaffCaller['uiLocale']): string | undefined {
  const { data, status } = error as Rejection
  const messages = translationMessages[uiLocale]
  if (status === 403) return messages.noPermission
  if (status === 404) return messages.noDocument
  return data?.errors?.map(({ message }) => message).join(' ')
}

async function logUnexpected(key: string, error: unknown, uiLocale: StaffCaller['uiLocale']) {
  await logFailure(`${key} could not be published`, error)
  return translationMessages[uiLocale].failed
}
