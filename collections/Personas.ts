import type { CollectionConfig } from 'payload'
import { personaIcons } from '../src/features/website/persona/constants.ts'
import { personaSlugs } from '../src/i18n/personas.ts'
import { contentAccess } from './access/content.ts'
import { isAdmin } from './access/roles.ts'
import {
  choices,
  copy,
  copyList,
  fixedRows,
  iconField,
  label,
  labelRowsBy,
  listOfForm,
  longCopy,
  pageSlugField,
  sectionTab,
  withPlaceholders,
} from './fields/fields.ts'
import { groups } from './fields/groups.ts'
import { iconLabels, personaLabels } from './fields/option-labels.ts'
import { onOwnPage, previewed } from './fields/preview.ts'

/** Clara, Viktor and Alexandra: each with a card on the landing page and a page. */
export const Personas: CollectionConfig<'personas'> = {
  slug: 'personas',
  labels: {
    singular: label('Assistent', 'Assistant'),
    plural: label('Assistenten', 'Assistants'),
  },
  admin: {
    group: groups.assistants,
    description: label(
      'Clara, Viktor und Alexandra: die Karte auf der Startseite und die eigene Seite. Ziehen Sie die Zeilen am Griff links in die Reihenfolge der Website.',
      'Clara, Viktor and Alexandra: their cards on the landing page and their own pages. Drag the rows to change their order on the site.',
    ),
    ...previewed(onOwnPage),
    useAsTitle: 'name',
    defaultColumns: ['name', 'portrait', 'role', 'motto', '_status'],
  },
  access: { ...contentAccess, create: isAdmin },
  orderable: true,
  fields: [
    pageSlugField(choices(personaSlugs, personaLabels)),
    {
      name: 'portrait',
      type: 'ui',
      label: label('Porträt', 'Portrait'),
      admin: {
        components: {
          Cell: '/src/features/website/persona/components/portrait-cell.tsx#PortraitCell',
        },
      },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: label('Karte auf der Startseite', 'Card on the landing page'),
          fields: [
            { name: 'name', type: 'text', label: label('Name', 'Name'), required: true },
            copy('role', label('Rolle', 'Role')),
            {
              name: 'age',
              type: 'number',
              label: label('Alter', 'Age'),
              required: true,
              min: 18,
              max: 99,
            },
            copy('motto', label('Motto', 'Motto'), {
              description: label(
                'Steht auch unter „Eigene Seite › Kopf“.',
                'Also under “The assistant’s page › Header”.',
              ),
            }),
            longCopy('description', label('Beschreibung', 'Description')),
            copyList('features', label('Fähigkeiten', 'Features')),
            copyList('targetGroups', label('Zielgruppen', 'Target groups')),
            copyList('personality', label('Persönlichkeit', 'Personality')),
          ],
        },
        {
          name: 'page',
          label: label('Eigene Seite', 'The assistant’s page'),
          ...withPlaceholders('age'),
          fields: [
            {
              type: 'tabs',
              tabs: [
                {
                  label: label('Kopf', 'Header'),
                  fields: [
                    copy('title', label('Titel', 'Title')),
                    copy('subtitle', label('Untertitel', 'Subtitle')),
                    copy('motto', label('Motto', 'Motto'), {
                      description: label(
                        'Steht auch unter „Karte auf der Startseite“.',
                        'Also under “Card on the landing page”.',
                      ),
                    }),
                    longCopy('description', label('Beschreibung', 'Description')),
                    copy('age', label('Altersangabe', 'Age line'), {
                      description: label(
                        '{age} wird durch das Alter ersetzt.',
                        '{age} becomes the age.',
                      ),
                    }),
                    copy('personality', label('Persönlichkeit', 'Personality')),
                    copy('superpower', label('Superkraft', 'Superpower')),
                  ],
                },
                sectionTab('features', label('Fähigkeiten', 'Features'), [
                  copy('title', label('Titel', 'Title')),
                  fixedRows({
                    name: 'items',
                    label: label('Karten', 'Cards'),
                    count: 4,
                    namedBy: ['title'],
                    fields: [
                      iconField(choices(personaIcons, iconLabels)),
                      copy('title', label('Titel', 'Title')),
                      longCopy('description', label('Beschreibung', 'Description')),
                    ],
                  }),
                ]),
                sectionTab('targetGroups', label('Zielgruppen', 'Target groups'), [
                  copy('title', label('Titel', 'Title')),
                  fixedRows({
                    name: 'groups',
                    label: label('Gruppen', 'Groups'),
                    count: 6,
                    namedBy: ['name'],
                    fields: [
                      copy('name', label('Name', 'Name')),
                      longCopy('benefit', label('Nutzen', 'Benefit')),
                    ],
                  }),
                ]),
                sectionTab('examples', label('Gespräche', 'Conversations'), [
                  copy('title', label('Titel', 'Title')),
                  fixedRows({
                    name: 'conversations',
                    label: label('Gespräche', 'Conversations'),
                    count: 3,
                    namedBy: ['scenario'],
                    fields: [
                      copy('scenario', label('Situation', 'Scenario')),
                      longCopy(
                        'caller',
                        label('Was die Kundin oder der Kunde sagt', 'What the customer says'),
                        {
                          optional: true,
                        },
                      ),
                      longCopy(
                        'message',
                        label('Was der Assistent sagt', 'What the assistant says'),
                      ),
                      {
                        name: 'recording',
                        type: 'upload',
                        relationTo: 'recordings',
                        localized: true,
                        label: label('Aufnahme', 'Recording'),
                        admin: {
                          description: label(
                            'Nur bei Viktor: Mit einer Aufnahme wird die Karte zum Abspielgerät, ohne sie zur Abschrift.',
                            'Viktor only: with a recording, the card is a player; without one, it’s a transcript.',
                          ),
                        },
                      },
                    ],
                  }),
                ]),
                sectionTab('benefits', label('Vorteile', 'Benefits'), [
                  copy('title', label('Titel', 'Title')),
                  fixedRows({
                    name: 'items',
                    label: label('Vorteile', 'Benefits'),
                    count: 4,
                    namedBy: ['text'],
                    fields: [copy('text', label('Vorteil', 'Benefit'))],
                  }),
                ]),
                sectionTab('faq', label('Häufige Fragen', 'Frequently asked questions'), [
                  copy('title', label('Titel', 'Title'), { optional: true }),
                  {
                    name: 'items',
                    type: 'array',
                    label: label('Fragen', 'Questions'),
                    labels: {
                      singular: label('Frage', 'Question'),
                      plural: label('Fragen', 'Questions'),
                    },
                    maxRows: 12,
                    admin: {
                      ...listOfForm,
                      initCollapsed: true,
                      components: labelRowsBy('question'),
                      description: label(
                        'Freiwillig. Stehen hier Fragen, zeigt die Seite sie, und Suchmaschinen finden sie. Die Fragen gelten für alle Sprachen: Was Sie hier entfernen, verschwindet in jeder Sprache, sobald Sie eine veröffentlichen. Steht an seiner Stelle eine neue Frage, bleibt in einer Sprache die frühere, bis die neue dort einen Text hat.',
                        'Optional. Questions you add here appear on the page, and search engines can find them. All languages share the list: what you remove here disappears in every language once you publish one. If a new question takes its place, a language keeps the former one until the new one has a text there.',
                      ),
                    },
                    fields: [
                      copy('question', label('Frage', 'Question')),
                      longCopy('answer', label('Antwort', 'Answer')),
                    ],
                  },
                ]),
                sectionTab('cta', label('Abschluss', 'Closing call to action'), [
                  copy('title', label('Titel', 'Title')),
                  longCopy('description', label('Beschreibung', 'Description')),
                  copy('primary', label('Erster Knopf', 'Primary button')),
                  copy('secondary', label('Zweiter Knopf', 'Secondary button')),
                ]),
              ],
            },
          ],
        },
      ],
    },
  ],
}
