import type { CollectionBeforeOperationHook } from 'payload'

/**
 * Rejects a document that Payload creates while it renders a form, such as for the id 0 or below `/create`. Such
 * a GET request may come from a link on another site. Payload answers 404 to this message.
 */
export const rejectImplicitCreation: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' || req.payloadAPI !== 'local' || args.overrideAccess) return
  throw new Error('not-found')
}
