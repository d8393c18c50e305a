import type { GlobalConfig } from 'payload'
import { globalContentAccess } from '../collections/access/content.ts'
import { copy, fixedRows, label, longCopy, sectionTab } from '../collections/fields/fields.ts'
import { groups } from '../collections/fields/groups.ts'
import { onLanding, previewed } from '../collections/fields/preview.ts'

/** Copy of the landing page; personas, features and testimonials are collections. */
export const Landing: GlobalConfig<'landing'> = {
  slug: 'landing',
  label: label('Startseite', 'Landing page'),
  admin: {
    group: groups.website,
    description: label(
      'Die Texte der Startseite. Die Karten der Assistenten, die Funktionen und die Kundenstimmen haben eigene Listen.',
      'The texts of the landing page. Assistants, features and testimonials each have a list of their own.',
    ),
    ...previewed(onLanding()),
  },
  access: globalContentAccess,
  fields: [
    {
      type: 'tabs',
      tabs: [
        sectionTab('hero', label('Auftakt', 'Hero'), [
          copy('headline', label('Überschrift', 'Headline')),
          copy('subtitle', label('Unterzeile', 'Subtitle')),
          longCopy('description', label('Beschreibung', 'Description')),
          copy('tryButton', label('Knopf: testen', 'Button: try now')),
          copy('demoButton', label('Knopf: Demo', 'Button: demo')),
          copy('trialNote', label('Hinweis auf die Testzeit', 'Trial note')),
          copy('badge', label('Abzeichen', 'Badge')),
        ]),
        sectionTab('statistics', label('Zahlen', 'Statistics'), [
          copy('title', label('Titel', 'Title')),
          fixedRows({
            name: 'items',
            label: label('Zahlen', 'Figures'),
            count: 4,
            namedBy: ['value', 'label'],
            fields: [
              copy('value', label('Zahl', 'Figure')),
              copy('label', label('Bedeutung', 'Meaning')),
            ],
          }),
        ]),
        sectionTab('team', label('Assistenten', 'Assistants'), [
          copy('title', label('Titel', 'Title')),
          longCopy('subtitle', label('Untertitel', 'Subtitle')),
          copy('linkLabel', label('Verweis auf die eigene Seite', 'Link to the assistant’s page')),
        ]),
        sectionTab('features', label('Funktionen', 'Features'), [
          copy('title', label('Titel', 'Title')),
          longCopy('subtitle', label('Untertitel', 'Subtitle')),
        ]),
        sectionTab('testimonials', label('Kundenstimmen', 'Testimonials'), [
          copy('title', label('Titel', 'Title')),
          longCopy('subtitle', label('Untertitel', 'Subtitle')),
          copy('exampleNote', label('Kennzeichnung von Beispielen', 'Note on examples')),
        ]),
        sectionTab('cta', label('Aufruf', 'Call to action'), [
          copy('title', label('Titel', 'Title')),
          longCopy('description', label('Beschreibung', 'Description')),
          copy('startButton', label('Knopf: beginnen', 'Button: start')),
          copy('demoButton', label('Knopf: persönliche Demo', 'Button: personal demo')),
          copy('note', label('Hinweis auf Datenschutz', 'GDPR note')),
        ]),
      ],
    },
  ],
}
