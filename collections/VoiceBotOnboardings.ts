import type { CollectionBeforeDeleteHook, CollectionConfig, Field } from 'payload'
import { onboardingStatuses } from '../src/features/back-office/desk/follow-up/constants.ts'
import type { OnboardingField } from '../src/features/intake/onboarding/schema.ts'
import {
  voiceCharacterLabels,
  voiceCharacters,
  voiceGenderLabels,
  voiceGenders,
} from '../src/i18n/voices.ts'
import {
  isAdmin,
  isAdminOrKey,
  isHiddenFromEditors,
  isNobody,
  isNobodyField,
} from './access/roles.ts'
import { label } from './fields/fields.ts'
import { asSubmitted, followUpFields, onDesk } from './fields/follow-up.ts'
import { deleteOneByOne } from './hooks/delete-one-by-one.ts'
import { recordAccessTo } from './hooks/record-access.ts'

/** Deletes the documents of an entry with it, in the same transaction. */
const deleteDocuments: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const entry = await req.payload.findByID({
    collection: 'voice-bot-onboardings',
    id,
    depth: 0,
    req,
  })
  // One by one: a deletion by a query ends well even if some of the documents stay.
  for (const document of entry.uploadedFiles ?? []) {
    const documentId = typeof document === 'object' ? document.id : document
    await req.payload.delete({ collection: 'onboarding-documents', id: documentId, depth: 0, req })
  }
}

const text = (name: string, de: string, en: string, required = true): Field => ({
  name,
  type: 'text',
  label: label(de, en),
  required,
  maxLength: 10_000,
})

/** One field for each of the schema's: a new one there is a type error here. */
const submittedFields = {
  name: text('name', 'Name', 'Name'),
  company: text('company', 'Firma', 'Company'),
  street: text('street', 'Straße', 'Street'),
  zipCode: text('zipCode', 'PLZ', 'Postal code'),
  city: text('city', 'Ort', 'City'),
  country: text('country', 'Land', 'Country'),
  phone: text('phone', 'Telefon', 'Phone'),
  email: { name: 'email', type: 'email', label: label('E-Mail', 'Email'), required: true },
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

/** The registrations of the onboarding form; POST /api/voice-bot-onboarding is the only entry point. */
export const VoiceBotOnboardings: CollectionConfig<'voice-bot-onboardings'> = {
  slug: 'voice-bot-onboardings',
  labels: {
    singular: label('Voice-Bot-Anmeldung', 'Voice bot registration'),
    plural: label('Voice-Bot-Anmeldungen', 'Voice bot registrations'),
  },
  admin: {
    ...onDesk,
    description: label(
      'Was Kunden über das Onboarding-Formular geschickt haben. Löschen entfernt auch die Dokumente; auf der Website erscheint davon nichts.',
      'Registrations from the onboarding form. Deleting one also deletes its documents. None of this appears on the site.',
    ),
    useAsTitle: 'company',
    hidden: isHiddenFromEditors,
  },
  access: { read: isAdminOrKey, create: isNobody, update: isAdmin, delete: isAdmin },
  endpoints: [deleteOneByOne('voice-bot-onboardings')],
  hooks: { ...recordAccessTo('onboarding'), beforeDelete: [deleteDocuments] },
  fields: [
    ...Object.values<Field>(submittedFields).map(asSubmitted),
    {
      name: 'uploadedFiles',
      type: 'upload',
      relationTo: 'onboarding-documents',
      hasMany: true,
      label: label('Dokumente', 'Documents'),
      admin: { readOnly: true },
      // Documents stay with the entry that they came with, and go with it.
      access: { update: isNobodyField },
    },
    {
      name: 'idempotencyKey',
      type: 'text',
      unique: true,
      index: true,
      admin: { hidden: true },
    },
    // Tells the same form, sent again, from another one under the same key.
    { name: 'contentHash', type: 'text', admin: { hidden: true } },
    ...followUpFields(onboardingStatuses),
  ],
}
