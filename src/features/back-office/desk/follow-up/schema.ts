import * as z from 'zod'
import { storable } from '../../../../lib/text/storable-text.ts'
import { maxChangedEntries } from '../constants.ts'
import { type DeskCollection, maxNotesLength, statusesOf } from './constants.ts'

const id = z.int32().positive()

/** The body of PATCH: ids, and the values to set on all of them. Notes require a single id. */
export function changeSchema(collection: DeskCollection) {
  return z
    .strictObject({
      ids: z.array(id).min(1).max(maxChangedEntries),
      status: z.enum(statusesOf[collection]).optional(),
      assignee: id.nullable().optional(),
      /** The entries as the client showed them when the change was chosen. */
      former: z
        .array(z.tuple([id, z.enum(statusesOf[collection]), id.nullable()]))
        .max(maxChangedEntries)
        .optional(),
      notes: z
        .strictObject({
          text: z.string().overwrite(storable).max(maxNotesLength),
          former: z.string(),
        })
        .optional(),
    })
    .refine(({ ids, notes }) => !notes || ids.length === 1)
    .refine(({ status, assignee, notes }) =>
      [status, assignee, notes].some((value) => value !== undefined),
    )
}

export type Change = z.infer<ReturnType<typeof changeSchema>>
