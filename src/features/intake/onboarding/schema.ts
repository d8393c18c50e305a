import * as z from 'zod'
import { voiceCharacters, voiceGenders } from '../../../i18n/voices.ts'
import '../../../lib/text/zod-without-eval.ts'
import { isEmail } from '../../../lib/text/is-email.ts'
import { storable } from '../../../lib/text/storable-text.ts'
import { maxFieldLength } from './constants.ts'

const text = (minLength: number, message: string) =>
  z
    .string({ error: message })
    .overwrite(storable)
    .trim()
    .min(minLength, message)
    .max(maxFieldLength, `Bitte höchstens ${maxFieldLength} Zeichen eingeben`)

const emailMessage = 'Gültige E-Mail-Adresse erforderlich'
const websiteMessage = 'Gültige URL erforderlich'

/**
 * The fields of an onboarding, with the messages of the specification. The form and the server validate
 * with this schema. A missing website is equivalent to an empty one.
 */
export const onboardingSchema = z.object({
  name: text(2, 'Name muss mindestens 2 Zeichen lang sein'),
  company: text(2, 'Firmenname muss mindestens 2 Zeichen lang sein'),
  street: text(5, 'Straße muss mindestens 5 Zeichen lang sein'),
  zipCode: text(5, 'PLZ muss mindestens 5 Zeichen lang sein'),
  city: text(2, 'Ort muss mindestens 2 Zeichen lang sein'),
  country: text(2, 'Land muss mindestens 2 Zeichen lang sein'),
  phone: text(10, 'Telefonnummer muss mindestens 10 Zeichen lang sein'),
  email: z.string({ error: emailMessage }).trim().refine(isEmail, emailMessage),
  website: z
    .string({ error: websiteMessage })
    .overwrite(storable)
    .trim()
    .max(2000, websiteMessage)
    .pipe(
      z.union(
        [z.literal(''), z.url({ protocol: /^https?$/, error: websiteMessage })],
        websiteMessage,
      ),
    )
    .default(''),
  voiceGender: z.enum(voiceGenders, 'Bitte wählen Sie eine Stimme aus'),
  voiceCharacter: z.enum(voiceCharacters, 'Bitte wählen Sie einen Charakter aus'),
})

/** A valid onboarding, without its documents. */
export type OnboardingInput = z.output<typeof onboardingSchema>

export type OnboardingField = keyof OnboardingInput
