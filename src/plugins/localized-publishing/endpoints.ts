import { APIError, type CollectionSlug, type GlobalSlug, type PayloadRequest } from 'payload'
import { defaultLocale, isLocale, type Locale } from '../../i18n/locales.ts'
import { staffLanguage } from '../../i18n/staff.ts'
import { isStaffSession } from '../../lib/auth/roles.ts'
import { lockDocument } from '../../lib/cms/lock-documents.ts'
import type { DocumentRef } from '../../lib/content/document-ref.ts'
import { inTransaction } from '../../lib/database/transaction.ts'
import { readDocument } from './documents.ts'
import { publishMessages } from './messages.ts'
import { readPublication } from './publication.ts'
import { writeContent } from './write-content.ts'

/** What an endpoint belongs to. */
export type Owner = { collection: CollectionSlug } | { global: GlobalSlug }

type Handler = (req: PayloadRequest) => Promise<Response>

/** Answers what is public of the document in each language, and what is planned for it. */
export const getPublication = (owner: Owner): Handler =>
  forStaff(async (req) => {
    const { payload, user } = req
    return Response.json(await readPublication(payload, placeIn(owner, req), user))
  })

/**
 * Makes the draft of the request's language say what is published in it, and what all languages
 * share along with it; the drafts of other languages stay. It publishes what is published already:
 * so nothing changes for visitors, and no older draft counts as newer.
 */
export const discardDraft = (owner: Owner): Handler =>
  forStaff(async (req) => {
    const { payload, user } = req
    const place = placeIn(owner, req)
    const locale = localeOf(req)
    const doc = await inTransaction(payload, async ({ transactionID }) => {
      await lockDocument(payload, { transactionID }, place)
      const reading = { locale, draft: false, user, transactionID }
      const published = await readDocument(payload, place, reading)
      if (published._status !== 'published') {
        const { nothingPublished } = publishMessages[staffLanguage(req.i18n.language)]
        throw new APIError(nothingPublished, 409, undefined, true)
      }
      const write = { locale, data: published, isDraft: false, transactionID }
      return writeContent(req, place, write)
    })
    return Response.json({ doc, message: req.t('general:updatedSuccessfully') })
  })

/** Admits the staff in person alone. */
export function forStaff(handler: Handler): Handler {
  return async (req) => {
    if (isStaffSession(req.user)) return handler(req)
    // Returned, not thrown: Payload would log a stack for each anonymous request.
    const [status, key] = req.user
      ? ([403, 'error:notAllowedToPerformAction'] as const)
      : ([401, 'error:unauthorized'] as const)
    return Response.json({ errors: [{ message: req.t(key) }] }, { status })
  }
}

/** The document that a request names. */
export function placeIn(owner: Owner, { routeParams }: PayloadRequest): DocumentRef {
  return 'global' in owner ? owner : { ...owner, id: Number(routeParams?.id) }
}

function localeOf({ locale }: PayloadRequest): Locale {
  return isLocale(locale) ? locale : defaultLocale
}
