import * as z from 'zod'
import { deskCollections } from '../follow-up/constants.ts'
import { maxFound, maxSearch, minSearch } from './constants.ts'

/** An e-mail address, a phone number or a name. */
export const searchSchema = z.object({ search: z.string().trim().min(minSearch).max(maxSearch) })

/** Which entries are exported or erased. */
export const pickSchema = z.object({
  entries: z
    .array(
      z.object({
        collection: z.enum(deskCollections),
        id: z.int32().positive(),
      }),
    )
    .min(1)
    .max(maxFound),
})

export type EntryRef = z.infer<typeof pickSchema>['entries'][number]
