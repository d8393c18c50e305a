import { z } from 'zod'
import { isTargetLocale, type TargetLocale } from '../../../i18n/target-locales.ts'

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
