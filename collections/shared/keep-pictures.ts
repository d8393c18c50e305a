import {
  APIError,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type TextField,
  type Validate,
} from 'payload'
import { publishMessages } from '../../src/features/publish/messages.ts'
import { isLocale, type Locale } from '../../src/i18n/locales.ts'
import { staffLocale } from '../../src/i18n/staff.ts'
import { languageName } from '../../src/lib/hole-messages.ts'
import { isBlank, picturesIn } from '../../src/lib/holes.ts'
import { tellUses, type Use, usesOf } from './uses.ts'

/** Refuses to delete a picture that the site shows. */
export const keepUsedPictures: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await usesOfPicture(Number(id), req)
  if (uses.length === 0) return
  const { pictures } = publishMessages[staffLocale(req.i18n.language)]
  throw new APIError(pictures.deleted(tellUses(uses, req)), 409, undefined, true)
}

/** A field that must be filled, and that says where the picture shows if somebody empties it. */
export const neededByPages = (field: TextField): TextField => ({
  ...field,
  validate: (async (value, { id, req, event }) => {
    if (!isBlank(value)) return true
    const isNeeded = event === 'submit' && id !== undefined && isLocale(req.locale)
    const uses = isNeeded ? await usesOfPicture(Number(id), req, req.locale as Locale) : []
    if (uses.length === 0) return req.t('validation:required')
    const language = staffLocale(req.i18n.language)
    return publishMessages[language].pictures.emptied(
      languageName(req.locale as Locale, language),
      tellUses(uses, req),
    )
  }) satisfies Validate as never,
})

async function usesOfPicture(id: number, req: PayloadRequest, inLocale?: Locale): Promise<Use[]> {
  return usesOf(
    req,
    (value, locale) =>
      (inLocale === undefined || inLocale === locale) && picturesIn(value).includes(id),
  )
}
