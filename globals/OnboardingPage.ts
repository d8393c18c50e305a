import type { ArrayField, GlobalConfig } from 'payload'
import { globalContentAccess } from '../collections/access/content.ts'
import {
  copy,
  germanText,
  label,
  labelRowsBy,
  longCopy,
  sectionTab,
  withPlaceholders,
} from '../collections/fields/fields.ts'
import { groups } from '../collections/fields/groups.ts'
import { onOnboarding, previewed } from '../collections/fields/preview.ts'

const lines = (name: string, text: ReturnType<typeof label>): ArrayField => ({
  name,
  type: 'array',
  label: text,
  labels: { singular: label('Zeile', 'Line'), plural: label('Zeilen', 'Lines') },
  required: true,
  minRows: 1,
  maxRows: 6,
  admin: { components: labelRowsBy('text') },
  fields: [germanText(copy('text', label('Text', 'Text')))],
})

/**
 * Texts around the onboarding form, in German only. The specification fixes the labels and messages
 * of the form itself, so those are in the code.
 */
export const OnboardingPage: GlobalConfig<'onboarding-page'> = {
  slug: 'onboarding-page',
  label: label('Onboarding-Seite', 'Onboarding page'),
  admin: {
    group: groups.website,
    description: label(
      'Die Texte rund um das Formular, mit dem Kunden ihren Voice-Bot anmelden. Die Seite gibt es allein auf Deutsch.',
      'The texts around the form customers use to register their voice bot. The page exists in German only.',
    ),
    ...previewed(onOnboarding),
  },
  access: globalContentAccess,
  fields: [
    {
      type: 'tabs',
      tabs: [
        sectionTab('guide', label('Neben dem Formular', 'Beside the form'), [
          germanText(longCopy('intro', label('Einleitung', 'Introduction'))),
          germanText(copy('duration', label('Dauer', 'Duration'))),
          germanText(
            copy('neededTitle', label('Überschrift: bereithalten', 'Heading: have ready')),
          ),
          lines('needed', label('Bitte bereithalten', 'To have ready')),
        ]),
        sectionTab('documents', label('Dokumente', 'Documents'), [
          germanText(copy('infoTitle', label('Überschrift der Hinweise', 'Heading of the notes'))),
          lines('info', label('Was gebraucht wird', 'What is needed')),
          germanText(
            longCopy('sensitive', label('Was nicht hineingehört', 'What must not be in them'), {
              description: label(
                'Schützt Patienten, Mandanten und Kunden Ihrer Kunden.',
                'Protects the patients, clients and customers of your customers.',
              ),
            }),
          ),
        ]),
        sectionTab('thanks', label('Nach dem Absenden', 'After sending'), [
          germanText(copy('title', label('Titel', 'Title'))),
          germanText(longCopy('received', label('Eingang', 'Received'))),
          germanText(longCopy('next', label('Wie es weitergeht', 'What happens next'))),
          germanText(copy('home', label('Knopf: zur Startseite', 'Button: to the home page'))),
        ]),
        {
          label: label('Hinweise', 'Notes'),
          fields: [
            {
              ...germanText(
                longCopy('draftNotice', label('Hinweis auf den Entwurf', 'Note on the draft')),
              ),
              ...withPlaceholders('draftDays'),
            },
            germanText(
              longCopy('privacyNote', label('Hinweis auf den Datenschutz', 'Privacy note')),
            ),
            germanText(
              copy('privacyLink', label('Verweis zum Datenschutz', 'Link to the privacy policy')),
            ),
          ],
        },
      ],
    },
  ],
}
