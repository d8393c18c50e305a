import { getTranslation } from '@payloadcms/translations'
import { type CollectionSlug, type Endpoint, Forbidden, type Where } from 'payload'
import { deleteIfMatching } from '../../src/lib/database/delete-if-matching.ts'

/**
 * Deletes the documents that match a query one by one, each in its own transaction. A document is
 * deleted completely, or kept and reported. Payload deletes them in parallel in one transaction,
 * and commits what it wrote for a document whose deletion failed halfway.
 */
export const deleteOneByOne = (collection: CollectionSlug): Endpoint => ({
  path: '/',
  method: 'delete',
  handler: async (req) => {
    const { i18n, payload, query, t } = req
    const { access, labels } = payload.collections[collection].config
    if (!(await access.delete({ req }))) throw new Forbidden(t)
    const where = query.where as Where | undefined
    if (!where) return Response.json({ message: 'Missing where' }, { status: 400 })
    const overrideLock = query.overrideLock === 'true'
    const trash = query.trash === 'true'
    const found = await payload.find({
      collection,
      where,
      req,
      overrideAccess: false,
      pagination: false,
      depth: 0,
      select: {},
      trash,
    })
    const docs: { id: number | string }[] = []
    const errors: { id: number | string; message: string }[] = []
    // The own account comes last, because its deletion ends the session.
    const isOwn = ({ id }: { id: unknown }) => collection === 'users' && id === req.user?.id
    const inOrder = found.docs.toSorted((a, b) => Number(isOwn(a)) - Number(isOwn(b)))
    for (const { id } of inOrder) {
      try {
        const deletion = { collection, id, where, trash, overrideLock, overrideAccess: false }
        if (await deleteIfMatching(req, deletion)) docs.push({ id })
      } catch (error) {
        const { isPublic, message } = error as { isPublic?: boolean; message: string }
        if (!isPublic) payload.logger.error({ err: error }, `${collection} ${id} was not deleted`)
        errors.push({ id, message: isPublic ? message : t('error:unknown') })
      }
    }
    const total = docs.length + errors.length
    const label = getTranslation(labels[total === 1 ? 'singular' : 'plural'], i18n)
    const message =
      errors.length === 0
        ? t('general:deletedCountSuccessfully', { count: total, label })
        : t('error:unableToDeleteCount', { count: errors.length, label, total })
    return Response.json({ docs, errors, message }, { status: errors.length === 0 ? 200 : 400 })
  },
})
