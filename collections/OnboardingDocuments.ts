import { eq } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterDeleteHook, CollectionConfig, UploadConfig } from 'payload'
import { documentPath } from '../src/features/back-office/desk/constants.ts'
import { documentTypes } from '../src/features/intake/onboarding/constants.ts'
import { serializeWrites } from '../src/lib/cms/serialize-writes.ts'
import { tableOf } from '../src/lib/database/connection.ts'
import { spoolOf } from '../src/lib/files/configured-stores.ts'
import { isAdmin, isAdminOrKey, isHiddenFromEditors, isNobody } from './access/roles.ts'
import { excludeTrash } from './access/trash.ts'
import { deleteOneByOne } from './endpoints/delete-one-by-one.ts'
import { label } from './fields/fields.ts'
import { groups } from './fields/groups.ts'
import { recordAccessTo } from './hooks/record-access.ts'
import { removeDeletedFiles } from './hooks/stored-files.ts'

type UploadHandler = NonNullable<UploadConfig['handlers']>[number]

/** Redirects Payload's own file URL to the route that records each download. */
const toDocumentRoute: UploadHandler = (req, { params }) => {
  // Payload also calls this handler while it receives a file.
  if (req.method !== 'GET') return
  return new Response(null, { status: 307, headers: { Location: documentPath(params.filename) } })
}

/** Removes the file name of a deleted document from the access log, because a customer chose it. */
const forgetFileName: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const { db, table } = await tableOf(req.payload, 'audit_log', req)
  await db.update(table).set({ file: null }).where(eq(table.file, doc.filename))
}

const access = recordAccessTo('document')

/**
 * Customers' documents, which are never served statically. Their bytes are stored before the record
 * is created, so Payload does not receive the file.
 */
export const OnboardingDocuments: CollectionConfig<'onboarding-documents'> = {
  slug: 'onboarding-documents',
  labels: {
    singular: label('Dokument', 'Document'),
    plural: label('Dokumente', 'Documents'),
  },
  admin: {
    group: groups.requests,
    description: label(
      'Die Dateien der Voice-Bot-Anmeldungen. Jeder Abruf wird protokolliert; auf der Website erscheinen sie nie.',
      'The files uploaded with voice bot registrations. Every download is logged. They never appear on the site.',
    ),
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'originalName', 'filesize', 'createdAt'],
    hidden: isHiddenFromEditors,
  },
  // Only moved together with the registration.
  trash: true,
  access: { read: excludeTrash(isAdminOrKey), create: isNobody, update: isNobody, delete: isAdmin },
  endpoints: [deleteOneByOne('onboarding-documents')],
  hooks: {
    ...access,
    beforeOperation: [serializeWrites],
    beforeDelete: [removeDeletedFiles],
    afterDelete: [...access.afterDelete, forgetFileName],
  },
  upload: {
    staticDir: spoolOf('onboarding-documents'),
    mimeTypes: Object.values(documentTypes),
    filesRequiredOnCreate: false,
    crop: false,
    focalPoint: false,
    handlers: [toDocumentRoute],
  },
  fields: [
    {
      name: 'originalName',
      type: 'text',
      label: label('Dateiname des Kunden', 'Customer’s file name'),
      required: true,
      admin: { readOnly: true },
    },
    {
      name: 'onboarding',
      type: 'join',
      collection: 'voice-bot-onboardings',
      on: 'uploadedFiles',
      label: label('Anmeldung', 'Registration'),
    },
  ],
}
