import type { CollectionConfig, Field } from 'payload'
import { maxFieldLength } from '../src/features/intake/onboarding/constants.ts'
import type { OnboardingField } from '../src/features/intake/onboarding/schema.ts'
import { onboardingStatuses } from '../src/i18n/statuses.ts'
import {
  voiceCharacterLabels,
  voiceCharacters,
  voiceGenderLabels,
  voiceGenders,
} from '../src/i18n/voices.ts'
import { serializeWrites } from '../src/lib/cms/serialize-writes.ts'
import {
  isAdmin,
  isAdminOrKey,
  isHiddenFromEditors,
  isNobody,
  isNobodyField,
} from './access/roles.ts'
import { excludeTrash } from './access/trash.ts'
import { deleteOneByOne } from './endpoints/delete-one-by-one.ts'
import { label } from './fields/fields.ts'
import {
  deskAdmin,
  followUpFields,
  idempotencyKeyField,
  readOnlyOnceSubmitted,
  serverOnly,
} from './fields/follow-up.ts'
import { recordAccessTo } from './hooks/record-access.ts'
import { deleteDocuments, trashDocuments } from './hooks/submitted-documents.ts'

const access = recordAccessTo('onboarding')

const text = (name: string, de: string, en: string, required = true): Field => ({
  name,
  type: 'text',
  label: label(de, en),
  required,
  maxLength: maxFieldLength,
})

/** One field for each field of the schema; a missing one is a type error. */
const submittedFields = {
  name: text('name', 'Name', 'Name'),
  company: text('company', 'Firma', 'Company'),
  street: text('street', 'Straße', 'Street'),
  zipCode: text('zipCode', 'PLZ', 'Postal code'),
  city: text('city', 'Ort', 'City'),
  country: text('country', 'Land', 'Country'),
  phone: text('phone', 'Telefon', 'Phone'),
  // The form has validated it. Payload's email fields reject domains with umlauts.
  email: text('email', 'E-Mail', 'Email'),
  website: text('website', 'Website', 'Website', false),
  voiceGender: {
    name: 'voiceGender',
    type: 'select',
    label: label('Stimme', 'Voice'),
    required: true,
    options: voiceGenders.map((value) => ({ value, label: voiceGenderLabels[value] })),
  },
  voiceCharacter: {
    name: 'voiceCharacter',
    type: 'select',
    label: label('Charakter', 'Character'),
    required: true,
    options: voiceCharacters.map((value) => ({ value, label: voiceCharacterLabels[value] })),
  },
} satisfies Record<OnboardingField, Field>

/**
 * Registrations from the onboarding form. They are only created by POST /api/voice-bot-onboarding.
 */
export const VoiceBotOnboardings: CollectionConfig<'voice-bot-onboardings'> = {
  slug: 'voice-bot-onboardings',
  labels: {
    singular: label('Voice-Bot-Anmeldung', 'Voice bot registration'),
    plural: label('Voice-Bot-Anmeldungen', 'Voice bot registrations'),
  },
  admin: {
    ...deskAdmin,
    description: label(
      'Was Kunden über das Onboarding-Formular geschickt haben. Im Papierkorb liegen sie mit ihren Dokumenten; endgültiges Löschen entfernt beides. Auf der Website erscheint davon nichts.',
      'Registrations from the onboarding form. In the trash they keep their documents; deleting them for good removes both. None of this appears on the site.',
    ),
    useAsTitle: 'company',
    hidden: isHiddenFromEditors,
  },
  trash: true,
  access: { read: excludeTrash(isAdminOrKey), create: isNobody, update: isAdmin, delete: isAdmin },
  endpoints: [deleteOneByOne('voice-bot-onboardings')],
  hooks: {
    ...access,
    beforeOperation: [serializeWrites],
    afterChange: [...access.afterChange, trashDocuments],
    beforeDelete: [deleteDocuments],
  },
  fields: [
    ...Object.values<Field>(submittedFields).map(readOnlyOnceSubmitted),
    {
      name: 'uploadedFiles',
      type: 'upload',
      relationTo: 'onboarding-documents',
      hasMany: true,
      label: label('Dokumente', 'Documents'),
      admin: { readOnly: true },
      // Documents cannot move to another entry, and are deleted with theirs.
      access: { update: isNobodyField },
    },
    idempotencyKeyField,
    // Distinguishes a resubmitted form from a different one with the same key.
    {
      name: 'contentHash',
      type: 'text',
      label: label('Prüfsumme des Inhalts', 'Checksum of the content'),
      ...serverOnly,
    },
    ...followUpFields(onboardingStatuses),
  ],
}
