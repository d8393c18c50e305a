import { APIError, type PayloadRequest } from 'payload'
import { staffLanguage } from '../../i18n/staff.ts'
import { isStaffSession } from '../../lib/auth/roles.ts'
import { lockForWrite } from '../../lib/cms/serialize-writes.ts'
import type { DocumentRef } from '../../lib/content/document-ref.ts'
import { isPublishedIn } from '../../lib/content/published.ts'
import { inLanguage } from '../../lib/content/stored-values.ts'
import { inTransaction } from '../../lib/database/transaction.ts'
import { mergePart } from './content-part.ts'
import { configOf, contentLocale, type EntityRef, readDocument } from './documents.ts'
import { publishMessages } from './messages.ts'
import { readPublication } from './publication.ts'
import { recordFormSave, rejectLaterSave } from './reject-conflict.ts'
import { readVersions, replaceDraft } from './stored-versions.ts'
import { writeContent } from './write-content.ts'

type Handler = (req: PayloadRequest) => Promise<Response>

/** Returns the publication status of each language, and the planned publications. */
export const getPublication = (entity: EntityRef): Handler =>
  requireStaff(async (req) => {
    const { payload, user } = req
    return Response.json(await readPublication(payload, documentRefOf(entity, req), user))
  })

/**
 * Resets the draft of the request's language, and of the shared fields, to what is published;
 * drafts of other languages stay. It republishes the published content, so visitors see no change
 * and no older draft counts as newer.
 */
export const discardDraft = (entity: EntityRef): Handler =>
  requireStaff(async (req) => {
    const { headers, i18n, payload, user } = req
    const ref = documentRefOf(entity, req)
    const locale = contentLocale(req.locale)
    const doc = await inTransaction(payload, async ({ transactionID }) => {
      await lockForWrite(payload, { transactionID }, ref)
      const reading = { locale: 'all', user, transactionID } as const
      const published = await readDocument(payload, ref, { ...reading, draft: false })
      if (!isPublishedIn(published, locale)) {
        const { nothingPublished } = publishMessages[staffLanguage(i18n.language)]
        throw new APIError(nothingPublished, 409, undefined, true)
      }
      const draft = await readDocument(payload, ref, { ...reading, draft: true })
      const save = { headers, i18n, payload, transactionID }
      await rejectLaterSave(ref, draft, save)
      // They contain the drafts of rows that the discarded one has removed.
      const former = await readVersions(payload, { transactionID }, ref)
      const { flattenedFields: fields } = configOf(payload, ref)
      const data = inLanguage(fields, published, locale)
      const written = await writeContent(req, ref, {
        ...{ locale, data, isDraft: false, transactionID },
      })
      const part = { locales: [locale], withShared: true }
      const merged = mergePart(fields, draft, published, part, former)
      const status = { [locale]: 'published' } as const
      await replaceDraft(payload, { transactionID }, ref, merged, status)
      await recordFormSave(ref, written, save)
      return written
    })
    return Response.json({ doc })
  })

/** Rejects requests that do not come from a logged-in member of the staff. */
export function requireStaff(handler: Handler): Handler {
  return async (req) => {
    if (isStaffSession(req.user)) return handler(req)
    // Returned instead of thrown, because Payload would log a stack trace for each anonymous
    // request.
    const [status, key] = req.user
      ? ([403, 'error:notAllowedToPerformAction'] as const)
      : ([401, 'error:unauthorized'] as const)
    return Response.json({ errors: [{ message: req.t(key) }] }, { status })
  }
}

/** Returns a reference to the document that the request addresses. */
export function documentRefOf(entity: EntityRef, { routeParams }: PayloadRequest): DocumentRef {
  return 'global' in entity ? entity : { ...entity, id: Number(routeParams?.id) }
}
