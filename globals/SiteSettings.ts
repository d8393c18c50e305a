import type { GlobalConfig, TextField } from 'payload'
import { globalContentAccess } from '../collections/access/content.ts'
import { copy, label, longCopy, section, sectionTab } from '../collections/fields/fields.ts'
import { groups } from '../collections/fields/groups.ts'
import { onLanding, previewed } from '../collections/fields/preview.ts'
import { maxPlaceholderLength } from '../src/lib/content/placeholders.ts'

/** Maximum characters of a field that the imprint or privacy policy shows. */
const maxOperatorLength = 300

const optional = (
  name: string,
  text: ReturnType<typeof label>,
  description?: ReturnType<typeof label>,
): TextField => ({
  name,
  type: 'text',
  label: text,
  maxLength: maxOperatorLength,
  admin: { description },
})

const providerNote = (placeholder: string) =>
  label(
    `Name und Sitz; steht in der Datenschutzerklärung für ${placeholder}.`,
    `Name and location; replaces ${placeholder} in the privacy policy.`,
  )

/**
 * Content of every page (brand, contact data, navigation, contact form, footer), and the operator.
 */
export const SiteSettings: GlobalConfig<'site-settings'> = {
  slug: 'site-settings',
  label: label('Website-Einstellungen', 'Site settings'),
  admin: {
    group: groups.website,
    description: label(
      'Was auf jeder Seite steht: Name, Telefon, E-Mail, Navigation, Kontaktformular und Fußbereich. Aus „Betreiber“ entsteht das Impressum.',
      'What appears on every page: name, phone, email, navigation, contact form and footer. The imprint is built from “Operator”.',
    ),
    ...previewed(onLanding()),
  },
  access: globalContentAccess,
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: label('Allgemein', 'General'),
          fields: [
            {
              ...copy('brand', label('Name des Angebots', 'Brand')),
              maxLength: maxPlaceholderLength,
            },
            copy('titleSuffix', label('Zusatz zum Seitentitel', 'Page title suffix')),
            {
              name: 'phone',
              type: 'text',
              label: label('Telefon', 'Phone'),
              required: true,
              maxLength: maxPlaceholderLength,
            },
            { name: 'email', type: 'email', label: label('E-Mail', 'Email'), required: true },
            longCopy('aiNotice', label('Hinweis auf KI-Assistenten', 'Notice on AI assistants'), {
              description: label('Art. 50 der KI-Verordnung', 'Article 50 of the AI Act'),
            }),
          ],
        },
        sectionTab('navigation', label('Navigation', 'Navigation'), [
          copy('features', label('Funktionen', 'Features')),
          copy('testimonials', label('Kundenstimmen', 'Testimonials')),
          copy('contact', label('Kontakt', 'Contact')),
          copy('consultation', label('Knopf: Beratung', 'Button: consultation')),
        ]),
        sectionTab('contact', label('Kontaktformular', 'Contact form'), [
          copy('title', label('Titel', 'Title')),
          longCopy('description', label('Beschreibung', 'Description')),
          section('labels', label('Beschriftungen', 'Labels'), [
            copy('name', label('Name', 'Name')),
            copy('email', label('E-Mail', 'Email')),
            copy('phone', label('Telefon', 'Phone')),
            copy('company', label('Firma', 'Company')),
            copy('message', label('Nachricht', 'Message')),
          ]),
          copy('messagePlaceholder', label('Beispieltext der Nachricht', 'Message placeholder')),
          copy('requiredNote', label('Hinweis auf Pflichtfelder', 'Note on required fields')),
          longCopy('privacyNote', label('Hinweis auf den Datenschutz', 'Privacy note')),
          copy('submit', label('Knopf: senden', 'Button: send')),
          copy(
            'successTitle',
            label('Meldung nach dem Senden: Titel', 'Message after sending: title'),
          ),
          longCopy('successDescription', label('Meldung nach dem Senden', 'Message after sending')),
        ]),
        sectionTab('footer', label('Fußbereich', 'Footer'), [
          longCopy('tagline', label('Leitsatz', 'Tagline')),
          copy('navigationTitle', label('Überschrift: Seiten', 'Heading: pages')),
          copy('contactTitle', label('Überschrift: Kontakt', 'Heading: contact')),
          copy('legalTitle', label('Überschrift: Rechtliches', 'Heading: legal')),
          copy('home', label('Verweis zur Startseite', 'Link to the landing page')),
          copy('imprint', label('Verweis zum Impressum', 'Link to the imprint')),
          copy('privacy', label('Verweis zum Datenschutz', 'Link to the privacy policy')),
          copy('copyright', label('Urheberhinweis', 'Copyright line')),
        ]),
        sectionTab('operator', label('Betreiber (Impressum)', 'Operator (imprint)'), [
          {
            name: 'company',
            type: 'text',
            label: label('Firma', 'Company'),
            required: true,
            maxLength: maxOperatorLength,
          },
          {
            name: 'address',
            type: 'textarea',
            label: label('Anschrift', 'Address'),
            required: true,
            maxLength: maxOperatorLength,
          },
          {
            name: 'representative',
            type: 'text',
            label: label(
              'Vertreten durch (alle Vertretungsberechtigten)',
              'Represented by (name everyone)',
            ),
            required: true,
          },
          optional('registerCourt', label('Registergericht', 'Register court')),
          optional('registerNumber', label('Registernummer', 'Register number')),
          optional(
            'vatId',
            label('Umsatzsteuer-ID', 'VAT ID'),
            label(
              'Ohne Umsatzsteuer-ID die Wirtschafts-ID; ändern Sie dann die Überschrift im Impressum.',
              'Without a VAT ID enter the business ID (W-IdNr.), and change the heading in the imprint.',
            ),
          ),
          optional(
            'authority',
            label('Zuständige Aufsichtsbehörde', 'Supervisory authority'),
            label(
              'Nur bei erlaubnispflichtiger Tätigkeit.',
              'Only for activities that need a permit.',
            ),
          ),
          {
            name: 'profession',
            type: 'textarea',
            label: label('Berufsrechtliche Angaben', 'Professional details'),
            admin: {
              description: label(
                'Nur bei reglementierten Berufen: Kammer, Berufsbezeichnung, Staat, Berufsordnung.',
                'Only for regulated professions: chamber, title, state, professional rules.',
              ),
            },
          },
          { name: 'mobile', type: 'text', label: label('Mobiltelefon', 'Mobile') },
          {
            name: 'editor',
            type: 'textarea',
            label: label('Redaktionell verantwortlich', 'Editorially responsible'),
            required: true,
          },
        ]),
        sectionTab(
          'providers',
          label('Dienstleister (Datenschutz)', 'Providers (privacy policy)'),
          [
            optional('hosting', label('Hosting', 'Hosting'), providerNote('{hosting}')),
            optional('mail', label('E-Mail-Versand', 'Email'), providerNote('{mailProvider}')),
            optional(
              'automation',
              label('Automatisierung', 'Automation'),
              providerNote('{automation}'),
            ),
          ],
        ),
      ],
    },
  ],
}
