import type { CollectionConfig, Field, TextareaField, TextField } from 'payload'
import {
  type LegalSlug,
  legalSlugs,
  privacyPlaceholders,
} from '../src/features/website/legal/constants.ts'
import { contentAccess } from './access/content.ts'
import { isAdmin } from './access/roles.ts'
import {
  choices,
  copy,
  label,
  labelRowsBy,
  link,
  listOfForm,
  longCopy,
  pageSlugField,
  withPlaceholders,
} from './fields/fields.ts'
import { groups } from './fields/groups.ts'
import { hideGermanOnly } from './fields/hide-german-only.ts'
import { legalLabels } from './fields/option-labels.ts'
import { onOwnPage, previewed } from './fields/preview.ts'

/** Imprint and privacy policy, each with its own fields. The privacy policy is German only. */
export const LegalPages: CollectionConfig<'legal-pages'> = {
  slug: 'legal-pages',
  labels: {
    singular: label('Rechtstext', 'Legal page'),
    plural: label('Rechtstexte', 'Legal pages'),
  },
  admin: {
    group: groups.website,
    description: label(
      'Impressum und Datenschutzerklärung. Bitte nur nach rechtlicher Prüfung ändern; die Datenschutzerklärung gibt es nur auf Deutsch, sie steht in der deutschen Liste.',
      'Imprint and privacy policy. Please change them only after a legal check. The privacy policy exists in German only, so it’s in the German list.',
    ),
    ...previewed(onOwnPage),
    baseFilter: hideGermanOnly('slug', ['privacy']),
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status'],
  },
  access: { ...contentAccess, create: isAdmin, delete: isAdmin },
  fields: [
    pageSlugField(choices(legalSlugs, legalLabels)),
    copy('title', label('Titel', 'Title')),
    ...showOnlyOn('imprint', [
      copy('companyInfo', label('Überschrift: Anbieter', 'Heading: company information')),
      copy('represented', label('Überschrift: Vertreten durch', 'Heading: represented by')),
      copy('contact', label('Überschrift: Kontakt', 'Heading: contact')),
      copy('register', label('Überschrift: Registereintrag', 'Heading: register entry')),
      copy('vatId', label('Überschrift: Umsatzsteuer-ID', 'Heading: VAT ID')),
      copy('authority', label('Überschrift: Aufsichtsbehörde', 'Heading: supervisory authority')),
      copy('profession', label('Überschrift: Berufsrecht', 'Heading: professional details')),
      copy('phoneLabel', label('Wort für Telefon', 'Word for phone')),
      copy('mobileLabel', label('Wort für Mobiltelefon', 'Word for mobile')),
      copy('emailLabel', label('Wort für E-Mail', 'Word for email')),
      copy(
        'editorialResponsible',
        label('Überschrift: Redaktionell verantwortlich', 'Heading: editorially responsible'),
      ),
      copy('euDispute', label('Überschrift: EU-Streitschlichtung', 'Heading: EU dispute')),
      longCopy('euDisputeText', label('EU-Streitschlichtung', 'EU dispute resolution')),
      link({
        name: 'euDisputeUrl',
        type: 'text',
        label: label('Verweis zur EU-Plattform', 'Link to the EU platform'),
      }),
      {
        name: 'showEuDispute',
        type: 'checkbox',
        label: label('Abschnitt zur EU-Plattform zeigen', 'Show the EU platform section'),
        defaultValue: true,
      },
      longCopy('emailNote', label('Hinweis zur E-Mail-Adresse', 'Note on the email address')),
      copy('consumerDispute', label('Überschrift: Verbraucherstreit', 'Heading: consumer dispute')),
      longCopy('consumerDisputeText', label('Verbraucherstreitbeilegung', 'Consumer dispute')),
      copy('source', label('Quellenangabe', 'Source credit')),
      link({
        name: 'sourceUrl',
        type: 'text',
        label: label('Verweis der Quellenangabe', 'Link of the source credit'),
      }),
    ]),
    ...showOnlyOn('privacy', [
      {
        name: 'sections',
        ...withPlaceholders(...privacyPlaceholders),
        type: 'array',
        label: label('Abschnitte', 'Sections'),
        required: true,
        minRows: 1,
        maxRows: 60,
        labels: {
          singular: label('Abschnitt', 'Section'),
          plural: label('Abschnitte', 'Sections'),
        },
        admin: { ...listOfForm, initCollapsed: true, components: labelRowsBy('heading') },
        fields: [
          { name: 'heading', type: 'text', label: label('Überschrift', 'Heading'), required: true },
          {
            name: 'body',
            type: 'richText',
            label: label('Text', 'Text'),
            required: true,
            // PostgreSQL cannot compare rich text.
            admin: { disableListFilter: true },
          },
        ],
      },
    ]),
  ],
}

type PageData = { slug?: LegalSlug }

/**
 * Shows fields on one page only. Payload neither renders nor validates a field whose condition is
 * false.
 */
function showOnlyOn(slug: LegalSlug, fields: Field[]): Field[] {
  const isShown = (data: PageData) => data.slug === slug
  return fields.map(
    (field) =>
      ({
        ...field,
        admin: { ...(field as TextField | TextareaField).admin, condition: isShown },
      }) as Field,
  )
}
