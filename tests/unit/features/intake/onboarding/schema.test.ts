import { describe, expect, it } from 'vitest'
import { onboardingSchema } from '../../../../../src/features/intake/onboarding/schema.ts'
import { firstMessages } from '../../../../../src/lib/http/outcome.ts'
import { onboarding } from '../../../../support/onboarding.ts'

function messagesFor(change: Record<string, unknown>) {
  const result = onboardingSchema.safeParse({ ...onboarding, ...change })
  return result.success ? {} : firstMessages(result.error.issues)
}

describe('the onboarding schema', () => {
  it('accepts a complete onboarding', () => {
    expect(onboardingSchema.parse(onboarding)).toEqual(onboarding)
  })

  it.each([
    ['name', 'A', 'Name muss mindestens 2 Zeichen lang sein'],
    ['company', '', 'Firmenname muss mindestens 2 Zeichen lang sein'],
    ['street', 'Weg', 'Straße muss mindestens 5 Zeichen lang sein'],
    ['zipCode', '1011', 'PLZ muss mindestens 5 Zeichen lang sein'],
    ['city', 'B', 'Ort muss mindestens 2 Zeichen lang sein'],
    ['country', ' D ', 'Land muss mindestens 2 Zeichen lang sein'],
    ['phone', '030 12345', 'Telefonnummer muss mindestens 10 Zeichen lang sein'],
    ['email', 'anna@', 'Gültige E-Mail-Adresse erforderlich'],
    ['email', 'anna@müller', 'Gültige E-Mail-Adresse erforderlich'],
    ['email', 'anna@müller.de:25', 'Gültige E-Mail-Adresse erforderlich'],
    ['website', 'beispiel', 'Gültige URL erforderlich'],
    ['website', 'javascript:alert(1)', 'Gültige URL erforderlich'],
    ['website', 'ftp://example.com', 'Gültige URL erforderlich'],
    ['voiceGender', '', 'Bitte wählen Sie eine Stimme aus'],
    ['voiceCharacter', 'laut', 'Bitte wählen Sie einen Charakter aus'],
  ])('rejects %s «%s» with the message of the specification', (field, value, message) => {
    expect(messagesFor({ [field]: value })).toEqual({ [field]: message })
  })

  it('treats a missing field like an empty one', () => {
    expect(messagesFor({ name: undefined })).toEqual({
      name: 'Name muss mindestens 2 Zeichen lang sein',
    })
  })

  it('accepts an e-mail address at a domain with umlauts and keeps its spelling', () => {
    const email = 'anna@bäckerei-müller.de'
    expect(onboardingSchema.parse({ ...onboarding, email }).email).toBe(email)
  })

  it('accepts an empty or missing website', () => {
    expect(messagesFor({ website: '' })).toEqual({})
    expect(messagesFor({ website: undefined })).toEqual({})
  })
})
