import { initI18n } from '@payloadcms/translations'
import type { Locale } from '../../../i18n/locales.ts'
import { getCms } from '../../../lib/cms/payload.ts'
import { queueContentWrite } from '../../../lib/database/content-writes.ts'
import { inTransaction } from '../../../lib/database/transaction.ts'
import type { StaffCaller } from '../../../lib/http/staff-call.ts'
import { logFailure } from '../../../lib/log/log-failure.ts'
import { translationMessages } from './messages.ts'
import type { CoveredDocument } from './types.ts'

type Options = StaffCaller & { language: Locale; isTrial: boolean }

/** Thrown to take back what was only tried. */
class TrialRollback extends Error {}

/**
 * Publishes the latest draft of a document in one language, with the rights of the person and by the
 * rules of every publication; a trial takes it back. Resolves to why it cannot be published, if so.
 */
export async function publishDocument(
  { key, place }: CoveredDocument,
  { isTrial, language, uiLocale, user }: Options,
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
          // Not while somebody else is typing.
          overrideLock: false,
          user,
          req: { i18n, t: i18n.t, transactionID },
        } as const
        if ('global' in place) await cms.updateGlobal({ slug: place.global, ...write })
        else await cms.update({ ...place, ...write })
        if (isTrial) throw new TrialRollback()
      }),
    )
    if (!writing) return translationMessages[uiLocale].tooManyWrites
    await writing
    return undefined
  } catch (error) {
    if (error instanceof TrialRollback) return undefined
    return reasonIn(error, uiLocale) ?? (await unexpected(key, error, uiLocale))
  }
}

type Rejection = { status?: number; data?: { errors?: { message: string }[] } }

function reasonIn(error: unknown, uiLocale: StaffCaller['uiLocale']): string | undefined {
  const { data, status } = error as Rejection
  const messages = translationMessages[uiLocale]
  if (status === 423) return messages.locked
  if (status === 403) return messages.noPermission
  if (status === 404) return messages.noDocument
  return data?.errors?.map(({ message }) => message).join(' ')
}

async function unexpected(key: string, error: unknown, uiLocale: StaffCaller['uiLocale']) {
  await logFailure(`${key} could not be published`, error)
  return translationMessages[uiLocale].failed
}
