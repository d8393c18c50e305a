import * as z from 'zod'
import { storable } from '../../../lib/text/storable-text.ts'
import { maxFieldLength } from './constants.ts'

const field = z.string().overwrite(storable).trim().max(maxFieldLength)

/** Missing, null and empty values are equivalent. */
const optional = field.nullish().transform((value) => value ?? '')

export const contactSchema = z.object({
  name: field.min(1),
  email: field.min(1),
  phone: optional,
  company: optional,
  message: field.min(1),
})

export type ContactInput = z.output<typeof contactSchema>
