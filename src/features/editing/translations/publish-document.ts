import { initI18n } from '@payloadcms/translations'
import type { Locale } from '../../../i18n/locales.ts'
import { lockHolder } from '../../../lib/cms/lock-holder.ts'
import { getCms } from '../../../lib/cms/payload.ts'
import { queueContentWrite } from '../../../lib/database/content-writes.ts'
import { inTransaction } from '../../../lib/database/transaction.ts'
import type { StaffCaller } from '../../../lib/http/handle-staff-request.ts'
import { logFailure } from '../../../lib/log/log-failure.ts'
import { translationMessages } from './messages.ts'
import type { CoveredDocument } from './types.ts'

type Options = StaffCaller & { language: Locale; isDryRun: boolean }

/** Thrown to roll back the transaction of a dry run. */
class DryRunRollback extends Error {}

/**
 * Publishes the latest draft of a document in one language, with the user's access and all validation.
 * A dry run rolls the transaction back. Resolves to the reason if the document cannot be published.
 */
export async function publishDocument(
  { key, place }: CoveredDocument,
  { isDryRun, language, uiLocale, user }: Options,
): Promise<string | undefined> {
  const cms = await getCms()
  const i18n = await initI18n({ config: cms.config.i18n, context: 'api', language: uiLocale })
  try {
    const writing = queueContentWrite(() =>
      inTransaction(cms, async ({ transactionID }) => {
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
      }),
    )
    if (!writing) return translationMessages[uiLocale].tooManyWrites
    await writing
    return undefined
  } catch (error) {
    if (error instanceof DryRunRollback) return undefined
    if ((error as Rejection).status === 423) {
      return translationMessages[uiLocale].locked(await lockHolder(cms, place))
    }
    return rejectionMessage(error, uiLocale) ?? (await logUnexpected(key, error, uiLocale))
  }
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
