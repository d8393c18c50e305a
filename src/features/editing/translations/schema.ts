import * as z from 'zod'
import { isLocale, type Locale, locales } from '../../../i18n/locales.ts'
import { isTargetLocale, type TargetLocale } from '../../../i18n/target-locales.ts'
import { maxTextLength, maxUnanswered } from './constants.ts'

const place = { document: z.string().min(1), language: z.custom<TargetLocale>(isTargetLocale) }

/**
 * Which texts to copy from German: one, whose `pair` identifies both texts as they were shown, or all
 * missing texts of a document.
 */
export const copySchema = z.object({
  ...place,
  text: z.object({ path: z.string().min(1), pair: z.string().min(1) }).optional(),
  /** The user has confirmed to overwrite existing translations. */
  overwrite: z.boolean().default(false),
  /** The user has confirmed that the text becomes public immediately, as the document has no drafts. */
  isPublishing: z.boolean().default(false),
})

export type CopyInput = z.infer<typeof copySchema>

/** Which translation is still right; `pair` identifies both texts as they were shown. */
export const confirmSchema = z.object({
  ...place,
  path: z.string().min(1),
  pair: z.string().min(1),
})

export type ConfirmInput = z.infer<typeof confirmSchema>

const items = z.array(z.string().max(maxTextLength)).max(100)

/** A translation to save; `pair` identifies both texts as they were shown. */
export const saveSchema = z.object({
  ...place,
  path: z.string().min(1),
  pair: z.string().min(1),
  items,
  /** What the same field has tried to save since `pair` was shown, without a response. */
  unanswered: z.array(items).max(maxUnanswered).default([]),
  /** The user has confirmed that the text becomes public immediately, as the document has no drafts. */
  isPublishing: z.boolean().default(false),
})

export type SaveInput = z.infer<typeof saveSchema>

/** Which documents to publish in these languages. */
export const publishSchema = z.object({
  languages: z
    .array(z.custom<Locale>(isLocale))
    .min(1)
    .max(locales.length)
    .refine((languages) => new Set(languages).size === languages.length),
  /** The documents that the user has confirmed, as in a dry run; without them it is a dry run. */
  chosen: z
    .array(
      z.object({
        document: z.string(),
        language: z.custom<Locale>(isLocale),
        savedAt: z.string(),
      }),
    )
    .max(500)
    .optional(),
})

export type PublishInput = z.infer<typeof publishSchema>
