import type { CollectionConfig, Field } from 'payload'
import { contactPages } from '../src/features/intake/contact/constants.ts'
import type { ContactInput } from '../src/features/intake/contact/schema.ts'
import { ipAddressDays } from '../src/features/intake/retention/constants.ts'
import { localeNames, locales } from '../src/i18n/locales.ts'
import { pageNames } from '../src/i18n/page-names.ts'
import { contactStatuses } from '../src/i18n/statuses.ts'
import { serializeWrites } from '../src/lib/cms/serialize-writes.ts'
import { isAdmin, isHiddenFromEditors, isNobody } from './access/roles.ts'
import { deleteOneByOne } from './endpoints/delete-one-by-one.ts'
import { label } from './fields/fields.ts'
import {
  deskAdmin,
  followUpFields,
  idempotencyKeyField,
  readOnlyOnceSubmitted,
} from './fields/follow-up.ts'
import { recordAccessTo } from './hooks/record-access.ts'

/** One field for each field of the schema; a missing one is a type error. */
const submittedFields = {
  name: { name: 'name', type: 'text', label: label('Name', 'Name'), required: true },
  // A text field, because the form accepts any format: a mistyped address is still a lead.
  email: { name: 'email', type: 'text', label: label('E-Mail', 'Email'), required: true },
  phone: { name: 'phone', type: 'text', label: label('Telefon', 'Phone') },
  company: { name: 'company', type: 'text', label: label('Firma', 'Company') },
  message: {
    name: 'message',
    type: 'textarea',
    label: label('Nachricht', 'Message'),
    required: true,
  },
} satisfies Record<keyof ContactInput, Field>

/** Requests from the contact form. They are only created by POST /api/contact. */
export const ContactRequests: CollectionConfig<'contact-requests'> = {
  slug: 'contact-requests',
  labels: {
    singular: label('Kontaktanfrage', 'Contact request'),
    plural: label('Kontaktanfragen', 'Contact requests'),
  },
  admin: {
    ...deskAdmin,
    description: label(
      'Was über das Kontaktformular kam. Auf der Website erscheint davon nichts.',
      'Requests from the contact form. None of this appears on the site.',
    ),
    useAsTitle: 'name',
    hidden: isHiddenFromEditors,
  },
  trash: true,
  access: { read: isAdmin, create: isNobody, update: isAdmin, delete: isAdmin },
  endpoints: [deleteOneByOne('contact-requests')],
  hooks: { ...recordAccessTo('contact'), beforeOperation: [serializeWrites] },
  fields: [
    ...Object.values<Field>(submittedFields).map(readOnlyOnceSubmitted),
    readOnlyOnceSubmitted({
      name: 'language',
      type: 'select',
      label: label('Sprache', 'Language'),
      options: locales.map((value) => ({ value, label: localeNames[value] })),
    }),
    readOnlyOnceSubmitted({
      name: 'page',
      type: 'select',
      label: label('Seite', 'Page'),
      options: contactPages.map((value) => ({ value, label: pageNames[value] })),
    }),
    readOnlyOnceSubmitted({
      name: 'ipAddress',
      type: 'text',
      label: label('IP-Adresse', 'IP address'),
      admin: {
        description: label(
          `Wird nach ${ipAddressDays} Tagen gelöscht.`,
          `Removed after ${ipAddressDays} days.`,
        ),
      },
    }),
    idempotencyKeyField,
    ...followUpFields(contactStatuses),
  ],
}
