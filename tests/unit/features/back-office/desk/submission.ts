import type { Registration } from '../../../../../src/features/back-office/desk/types.ts'

/** Returns a submission with default values for the fields that are not given. */
export function submission(fields: Partial<Registration> = {}): Registration {
  return {
    id: 7,
    name: 'Jürgen Groß',
    company: 'Salon Süd GmbH',
    email: 'info@salon-sued.example',
    phone: '+49 351 1234567',
    street: 'Hauptstraße 1',
    zipCode: '01067',
    city: 'Dresden',
    country: 'Deutschland',
    website: 'https://salon-sued.example',
    voiceGender: 'female',
    voiceCharacter: 'calm',
    uploadedFiles: ['preise-1a2b.pdf', 'faq-3c4d.docx'],
    createdAt: '2026-11-20T13:05:09.000Z',
    ...fields,
  }
}
