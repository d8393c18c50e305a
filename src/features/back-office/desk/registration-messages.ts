import type { StaffLanguage } from '../../../i18n/staff.ts'
import {
  type VoiceCharacter,
  type VoiceGender,
  voiceCharacterLabels,
  voiceGenderLabels,
} from '../../../i18n/voices.ts'

type Messages = Record<
  | 'address'
  | 'voice'
  | 'character'
  | 'files'
  | 'total'
  | 'withDocuments'
  | 'today'
  | 'with'
  | 'without'
  | 'name'
  | 'phone'
  | 'email'
  | 'street'
  | 'zipCode'
  | 'city'
  | 'country',
  string
> & { genders: Record<VoiceGender, string>; characters: Record<VoiceCharacter, string> }

/** What is said of registrations alone. */
export const registrationMessages: Record<StaffLanguage, Messages> = {
  de: {
    address: 'Adresse',
    voice: 'Stimme',
    character: 'Charakter',
    files: 'Dateien',
    total: 'Anmeldungen gesamt',
    withDocuments: 'Anmeldungen mit Dokumenten',
    today: 'Anmeldungen heute',
    with: 'Mit Dokumenten',
    without: 'Ohne Dokumente',
    name: 'Name',
    phone: 'Telefon',
    email: 'E-Mail',
    street: 'Straße',
    zipCode: 'PLZ',
    city: 'Ort',
    country: 'Land',
    genders: voiceGenderLabels,
    characters: voiceCharacterLabels,
  },
  en: {
    address: 'Address',
    voice: 'Voice',
    character: 'Character',
    files: 'Files',
    total: 'Total registrations',
    withDocuments: 'Registrations with documents',
    today: 'Registrations today',
    with: 'With documents',
    without: 'Without documents',
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    street: 'Street',
    zipCode: 'Postal code',
    city: 'Town',
    country: 'Country',
    genders: { female: 'Female', male: 'Male' },
    characters: { calm: 'Calm', enthusiastic: 'Enthusiastic' },
  },
}
