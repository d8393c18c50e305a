import * as z from 'zod'
import { storable } from '../../../lib/text/storable-text.ts'
import { maxFieldLength } from './constants.ts'

const field = z.string().overwrite(storable).trim().max(maxFieldLength)

/** Left out, as null or empty: all the same. */
const optional = field.nullish().transform((value) => value ?? '')

/** The payload of the contact form: three required fields, two optional ones. */
export const contactSchema = z.object({
  name: field.min(1),
  email: field.min(1),
  phone: optional,
  company: optional,
  message: field.min(1),
})

/** A contact request as a person wrote it. */
export type ContactInput = z.output<typeof contactSchema>
