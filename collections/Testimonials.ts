import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { testimonialRating } from '../src/features/website/landing/constants.ts'
import { staffLanguage } from '../src/i18n/staff.ts'
import { imageHosts, isAllowedImageUrl } from '../src/lib/content/image-hosts.ts'
import { contentAccess } from './access/content.ts'
import { copy, label, longCopy, slugField } from './fields/fields.ts'
import { groups } from './fields/groups.ts'
import { onLanding, previewed } from './fields/preview.ts'
import { limitDocuments, maxSortable } from './hooks/limit-documents.ts'

const hosts = imageHosts.join(', ')

const notAllowed = label(
  `Bitte eine https-Adresse bei einem dieser Anbieter angeben: ${hosts}`,
  `Please enter an https address on one of these hosts: ${hosts}`,
)

const isEmptyOrAllowedImageUrl: TextFieldSingleValidation = (value, { req }) =>
  !value || isAllowedImageUrl(value) || notAllowed[staffLanguage(req.i18n.language)]

/** Testimonials. Samples stay marked as examples until the operator replaces them. */
export const Testimonials: CollectionConfig<'testimonials'> = {
  slug: 'testimonials',
  labels: {
    singular: label('Kundenstimme', 'Testimonial'),
    plural: label('Kundenstimmen', 'Testimonials'),
  },
  admin: {
    group: groups.website,
    description: label(
      'Die Stimmen auf der Startseite. Ziehen Sie die Zeilen am Griff links in die Reihenfolge der Website; Beispiele müssen als solche gekennzeichnet bleiben.',
      'The testimonials on the landing page. Drag the rows to change their order on the site. Examples must stay marked as such.',
    ),
    ...previewed(onLanding('testimonials')),
    useAsTitle: 'name',
    defaultColumns: ['name', 'image', 'role', 'isExample', '_status'],
  },
  access: contentAccess,
  hooks: { beforeOperation: [limitDocuments(maxSortable)] },
  orderable: true,
  fields: [
    slugField('name'),
    { name: 'name', type: 'text', label: label('Name', 'Name'), required: true },
    copy('role', label('Beruf', 'Role')),
    longCopy('content', label('Aussage', 'Content')),
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      label: label('Porträt', 'Portrait'),
    },
    {
      name: 'imageUrl',
      type: 'text',
      label: label('Porträt von einer Web-Adresse', 'Portrait from a web address'),
      validate: isEmptyOrAllowedImageUrl,
      admin: {
        description: label(
          `Statt eines hochgeladenen Bildes; erlaubt: ${hosts}`,
          `Instead of an uploaded picture; allowed: ${hosts}`,
        ),
      },
    },
    {
      name: 'rating',
      type: 'number',
      label: label('Sterne', 'Stars'),
      required: true,
      defaultValue: testimonialRating,
      min: testimonialRating,
      max: testimonialRating,
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'isExample',
      type: 'checkbox',
      label: label('Beispiel, keine echte Kundenstimme', 'An example, not a real customer'),
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: label(
          'Beispiele werden auf der Seite gekennzeichnet. Bei echten Stimmen: nur wer wirklich fünf Sterne gab, mit Einwilligung in Name und Bild; im Untertitel des Abschnitts steht, ob und wie Sie prüfen (§§ 5, 5b Abs. 3 UWG).',
          'Examples are marked on the page. For real ones: only people who really gave five stars, with consent to name and picture; the section’s subtitle says whether and how you check them (§§ 5, 5b (3) UWG).',
        ),
      },
    },
  ],
}
