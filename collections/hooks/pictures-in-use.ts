import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type PayloadRequest,
  type TextField,
  type Validate,
} from 'payload'
import { isLocale, type Locale } from '../../src/i18n/locales.ts'
import { staffLanguage } from '../../src/i18n/staff.ts'
import { languageName } from '../../src/lib/content/format-issue.ts'
import { findReferences, formatReferences, type Use } from '../../src/lib/content/references.ts'
import { isBlank, picturesIn } from '../../src/lib/content/validate-content.ts'
import { publishMessages } from '../../src/plugins/localized-publishing/messages.ts'

/** Rejects what would take a picture, or its alternative text, from a page that shows it. */
export function protectPictures(config: CollectionConfig): CollectionConfig {
  const { fields, hooks = {} } = config
  return {
    ...config,
    fields: fields.map((field) =>
      field.type === 'text' && field.name === 'alt' ? neededByPages(field) : field,
    ),
    hooks: {
      ...hooks,
      beforeChange: [rejectTrashingOfShown, ...(hooks.beforeChange ?? [])],
      beforeDelete: [rejectDeletionOfShown, ...(hooks.beforeDelete ?? [])],
    },
  }
}

/** Rejects the deletion of a picture that the site shows. */
const rejectDeletionOfShown: CollectionBeforeDeleteHook = ({ id, req }) =>
  rejectShown(Number(id), req)

/**
 * Rejects to move a picture that the site shows to the trash. Before the write: in a write of many,
 * Payload would commit what it wrote of the one that is rejected after it.
 */
const rejectTrashingOfShown: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!data.deletedAt || !originalDoc || originalDoc.deletedAt) return data
  await rejectShown(Number(originalDoc.id), req)
  return data
}

/** A required field, whose error names the pages that show the picture. */
const neededByPages = (field: TextField): TextField => ({
  ...field,
  validate: (async (value, { id, req, event }) => {
    if (!isBlank(value)) return true
    const isNeeded = event === 'submit' && id !== undefined && isLocale(req.locale)
    const uses = isNeeded ? await usesOfPicture(Number(id), req, req.locale as Locale) : []
    if (uses.length === 0) return req.t('validation:required')
    const language = staffLanguage(req.i18n.language)
    return publishMessages[language].pictures.emptied(
      languageName(req.locale as Locale, language),
      formatReferences(uses, req),
    )
  }) satisfies Validate as never,
})

async function rejectShown(id: number, req: PayloadRequest): Promise<void> {
  const uses = await usesOfPicture(id, req)
  if (uses.length === 0) return
  const { pictures } = publishMessages[staffLanguage(req.i18n.language)]
  throw new APIError(pictures.deleted(formatReferences(uses, req)), 409, undefined, true)
}

async function usesOfPicture(id: number, req: PayloadRequest, inLocale?: Locale): Promise<Use[]> {
  return findReferences(
    req,
    (value, locale) =>
      (inLocale === undefined || inLocale === locale) && picturesIn(value).includes(id),
  )
}
