import * as z from 'zod'
import { deskCollections } from '../follow-up/constants.ts'
import { maxEntries, maxSearchLength, minSearchLength } from './constants.ts'

/** An e-mail address, a phone number or a name. */
export const searchSchema = z.object({
  search: z.string().trim().min(minSearchLength).max(maxSearchLength),
})

/** The entries to export or erase. */
export const entryRefsSchema = z.object({
  entries: z
    .array(
      z.object({
        collection: z.enum(deskCollections),
        id: z.int32().positive(),
      }),
    )
    .min(1)
    .max(maxEntries),
})

export type EntryRef = z.infer<typeof entryRefsSchema>['entries'][number]
