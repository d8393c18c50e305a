import type { GlobalConfig } from 'payload'
import { isStaff } from '../collections/access/roles.ts'
import {
  copy,
  germanText,
  label,
  longCopy,
  sectionTab,
  withPlaceholders,
} from '../collections/fields/fields.ts'
import { groups } from '../collections/fields/groups.ts'

const confirmation = [
  copy('subject', label('Betreff', 'Subject')),
  copy('greeting', label('Anrede', 'Greeting')),
  longCopy('body', label('Text', 'Text')),
  copy('reference', label('Zeile mit der Referenznummer', 'Line with the reference number')),
]

const placeholders = {
  customer: withPlaceholders('reference'),
  // Only the team's mails contain what a customer typed: the customer's address may be somebody
  // else's.
  team: withPlaceholders('reference', 'title'),
}

const germanOnly = { description: label('Nur auf Deutsch.', 'In German only.') }

/**
 * Texts of the mails that follow a submission. They have no drafts: a saved text is used
 * immediately, so incomplete texts are rejected on save.
 */
export const Mails: GlobalConfig<'mails'> = {
  slug: 'mails',
  label: label('E-Mails', 'Emails'),
  admin: {
    group: groups.system,
    description: label(
      'Die E-Mails nach einer Anfrage, an den Kunden und an das Team. In allen Texten stehen {brand}, {phone}, {email}, {company}, {address}, {reference} und die Schlüssel der Werbeaussagen, etwa {replyHours|Stunde|Stunden}, für ihren Wert; im Betreff an das Team auch {title}.',
      'The emails sent to the customer and the team after a submission. In any text, {brand}, {phone}, {email}, {company}, {address}, {reference} and the keys of the claims, such as {replyHours|hour|hours}, are replaced by their values; in the team’s subjects, so is {title}.',
    ),
  },
  access: { read: isStaff, update: isStaff },
  fields: [
    {
      type: 'tabs',
      tabs: [
        sectionTab(
          'contact',
          label('An Kunden: Kontaktanfrage', 'To customers: contact request'),
          confirmation,
          {
            ...placeholders.customer,
            admin: {
              description: label(
                'Die Bestätigung an alle, die anfragen, in der Sprache ihrer Anfrage.',
                'The confirmation sent to customers, in the language of their request.',
              ),
            },
          },
        ),
        sectionTab(
          'onboarding',
          label('An Kunden: Voice-Bot-Anmeldung', 'To customers: voice bot registration'),
          confirmation.map(germanText),
          { ...placeholders.customer, admin: germanOnly },
        ),
        sectionTab(
          'team',
          label('An das Team', 'To the team'),
          [
            copy('contactSubject', label('Betreff: Kontaktanfrage', 'Subject: contact request')),
            copy('onboardingSubject', label('Betreff: Anmeldung', 'Subject: registration')),
            copy('intro', label('Satz vor dem Verweis zum Eintrag', 'Text before the link')),
          ].map(germanText),
          { ...placeholders.team, admin: germanOnly },
        ),
      ],
    },
  ],
}
