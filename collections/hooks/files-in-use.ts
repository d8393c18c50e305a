import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type TextField,
  type TextFieldSingleValidation,
} from 'payload'
import { isLocale, type Locale } from '../../src/i18n/locales.ts'
import { staffLanguage } from '../../src/i18n/staff.ts'
import { languageName } from '../../src/lib/content/format-issue.ts'
import {
  findReferences,
  formatReferences,
  type Reference,
} from '../../src/lib/content/references.ts'
import type { StoredValue } from '../../src/lib/content/stored-values.ts'
import { type FileCollection, filesIn, isBlank } from '../../src/lib/content/validate-content.ts'
import { lockRows } from '../../src/lib/database/lock-rows.ts'

const messages = {
  de: {
    media: (where: string) => `Dieses Bild wird noch gebraucht: ${where}.`,
    recordings: (where: string) => `Diese Aufnahme wird noch gebraucht: ${where}.`,
    emptied: (language: string, where: string) =>
      `Der Alternativtext darf nicht leer sein (${language}), denn das Bild wird gebraucht: ${where}.`,
  },
  en: {
    media: (where: string) => `This picture is still in use: ${where}.`,
    recordings: (where: string) => `This recording is still in use: ${where}.`,
    emptied: (language: string, where: string) =>
      `The alternative text can’t be empty (${language}) because the picture is in use: ${where}.`,
  },
}

/** Rejects deleting a picture or recording that a page or draft shows, unless it is in the trash. */
export const preventDeletionWhileInUse: CollectionBeforeDeleteHook = async (deletion) => {
  const { collection, id, req } = deletion
  const kind = collection.slug as FileCollection
  const found = { collection: kind, id, depth: 0, trash: true, disableErrors: true, req } as const
  const file = await req.payload.findByID(found)
  if (file && !file.deletedAt) await rejectIfInUse(kind, Number(id), req)
}

/**
 * Rejects moving a picture or recording that a page or draft shows to the trash. It runs before the write, because
 * in a bulk update Payload would commit what it wrote before a rejection.
 */
export const preventTrashingWhileInUse: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (!data.deletedAt || !originalDoc || originalDoc.deletedAt) return data
  const kind = collection.slug as FileCollection
  const id = Number(originalDoc.id)
  // Waits for drafts that are being saved. Not earlier, because publications refer to the row before they end, for
  // which this write waits.
  await lockRows(req.payload, req, { collection: kind, ids: [id], isDeletion: true })
  await rejectIfInUse(kind, id, req)
  return data
}

/** Makes a text required; its error lists where the picture is used. */
export const requiredWhileInUse = (field: TextField): TextField => ({
  ...field,
  validate: validateAlt as never,
})

const validateAlt: TextFieldSingleValidation = async (value, { id, req, event }) => {
  if (!isBlank(value)) return true
  const isNeeded = event === 'submit' && id !== undefined && isLocale(req.locale)
  const references = isNeeded
    ? await findUses('media', Number(id), req, { inLocale: req.locale as Locale })
    : []
  if (references.length === 0) return req.t('validation:required')
  const language = staffLanguage(req.i18n.language)
  return messages[language].emptied(
    languageName(req.locale as Locale, language),
    formatReferences(references, req),
  )
}

async function rejectIfInUse(kind: FileCollection, id: number, req: PayloadRequest): Promise<void> {
  const references = await findUses(kind, id, req, { withDrafts: true })
  if (references.length === 0) return
  const message = messages[staffLanguage(req.i18n.language)][kind]
  throw new APIError(message(formatReferences(references, req)), 409, undefined, true)
}

async function findUses(
  kind: FileCollection,
  id: number,
  req: PayloadRequest,
  { inLocale, ...drafts }: { inLocale?: Locale; withDrafts?: boolean },
): Promise<Reference[]> {
  const isReference = (value: StoredValue, locale: Locale) =>
    (inLocale === undefined || inLocale === locale) && filesIn(value, kind).includes(id)
  return findReferences(req, isReference, drafts)
}
