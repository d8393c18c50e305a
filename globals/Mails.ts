import type { GlobalConfig, TextareaField, TextField } from 'payload'
import { isEditor } from '../collections/shared/access.ts'
import { copy, label, longCopy, section } from '../collections/shared/fields.ts'
import { groups } from '../collections/shared/groups.ts'

const inGerman = <Field extends TextField | TextareaField>(field: Field): Field => ({
  ...field,
  localized: false,
})

const confirmation = [
  copy('subject', label('Betreff', 'Subject')),
  copy('greeting', label('Anrede', 'Greeting')),
  longCopy('body', label('Text', 'Text')),
  copy('reference', label('Zeile mit der Referenznummer', 'Line with the reference number')),
]

/** What the mails after a submission say. What a customer typed is added by the code alone. */
export const Mails: GlobalConfig<'mails'> = {
  slug: 'mails',
  label: label('E-Mails', 'Mails'),
  admin: {
    group: groups.system,
    description: label(
      'Die E-Mails nach einer Anfrage, an den Kunden und an das Team. In allen Texten stehen {brand}, {phone}, {email}, {reference} und die Schlüssel der Werbeaussagen, etwa {replyHours}, für ihren Wert; im Betreff an das Team auch {title}.',
      'The mails after a submission, to the customer and to the team. In all texts {brand}, {phone}, {email}, {reference} and the keys of the claims, such as {replyHours}, stand for their values; in the subjects for the team {title} does too.',
    ),
  },
  access: { read: isEditor, update: isEditor },
  fields: [
    section(
      'contact',
      label('Bestätigung einer Kontaktanfrage', 'Confirmation of a contact request'),
      confirmation,
    ),
    section(
      'onboarding',
      label(
        'Bestätigung einer Voice-Bot-Anmeldung (nur deutsch, wie das Formular)',
        'Confirmation of a voice-bot registration (German only, as its form)',
      ),
      confirmation.map(inGerman),
    ),
    section('team', label('An das Team (nur deutsch)', 'To the team (German only)'), [
      inGerman(
        copy('contactSubject', label('Betreff: Kontaktanfrage', 'Subject: contact request')),
      ),
      inGerman(copy('onboardingSubject', label('Betreff: Anmeldung', 'Subject: registration'))),
      inGerman(copy('intro', label('Satz vor dem Verweis zum Eintrag', 'Text before the link'))),
    ]),
  ],
}
