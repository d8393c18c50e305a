import * as z from 'zod'
import { isLocale, type Locale, locales } from '../../../i18n/locales.ts'
import { isTargetLocale, type TargetLocale } from '../../../i18n/target-locales.ts'
import { maxTextLength } from './constants.ts'

const place = { document: z.string().min(1), language: z.custom<TargetLocale>(isTargetLocale) }

/** What to copy from German: one text, or all of a document if no path is given. */
export const copySchema = z.object({
  ...place,
  path: z.string().min(1).optional(),
  /** The user has confirmed it. */
  overwrite: z.boolean().default(false),
  /** The user has confirmed that the document has no drafts. */
  isPublishing: z.boolean().default(false),
})

export type CopyInput = z.infer<typeof copySchema>

/** Which translation is still right; `pair` names both texts as the person saw them. */
export const confirmSchema = z.object({
  ...place,
  path: z.string().min(1),
  pair: z.string().min(1),
})

export type ConfirmInput = z.infer<typeof confirmSchema>

/** A translation as it was typed in its row; `pair` names both texts as the person saw them. */
export const saveSchema = z.object({
  ...place,
  path: z.string().min(1),
  pair: z.string().min(1),
  items: z.array(z.string().max(maxTextLength)).max(100),
  /** The person knows that the document has no drafts. */
  isPublishing: z.boolean().default(false),
})

export type SaveInput = z.infer<typeof saveSchema>

/** What to publish: what is ready in these languages, or of it only the documents that are named. */
export const publishSchema = z.object({
  languages: z
    .array(z.custom<Locale>(isLocale))
    .min(1)
    .max(locales.length)
    .refine((languages) => new Set(languages).size === languages.length),
  /** Documents with a language, as the list named them; without them nothing is published. */
  chosen: z
    .array(z.object({ document: z.string(), language: z.custom<Locale>(isLocale) }))
    .max(500)
    .optional(),
})

export type PublishInput = z.infer<typeof publishSchema>
