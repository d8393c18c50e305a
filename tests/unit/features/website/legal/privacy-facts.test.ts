import { expect, it } from 'vitest'
import { privacyFacts } from '../../../../../src/features/website/legal/privacy-facts.ts'

const settings = {
  ...{ logDays: 7, trashDays: 30, draftDays: 7, removalHours: 24 },
  ...{ contactMonths: 12, onboardingMonths: 0, backupDays: 30, accessLogMonths: 24 },
}

it('the privacy facts state the running settings', () => {
  expect(privacyFacts(settings)).toMatchObject({
    contactRetention: 'nach 12 Monaten',
    onboardingRetention: 'dann, wenn wir sie nicht mehr brauchen oder Sie es verlangen',
    backupDays: '30',
    removalHours: '24',
    accessLogRetention: 'nach 24 Monaten',
  })
  expect(privacyFacts({ ...settings, contactMonths: 1 }).contactRetention).toBe('nach einem Monat')
})

it('the privacy facts name the configured providers, and describe them if none is named', () => {
  expect(privacyFacts(settings).hosting).toMatch(/^ein Hosting-Anbieter/)
  expect(privacyFacts({ ...settings, hosting: 'Rechenwerk GmbH, Berlin' }).hosting).toBe(
    'Rechenwerk GmbH, Berlin',
  )
})
