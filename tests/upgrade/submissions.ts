import { documentFiles, onboarding, onboardingForm } from '../support/onboarding.ts'
import { call } from '../support/rest.ts'

export const contacts = [
  {
    ...{ name: 'Zoë Müller', email: 'zoe@example.com', language: 'de' },
    message: 'Guten Tag!\nRufen Sie mich an?',
  },
  {
    ...{ name: 'Ion Țărnă', email: 'ion@example.com', language: 'ro' },
    ...{ phone: '+40 21 123 45 67', company: 'Șură SRL', message: 'Bună ziua' },
  },
] as const

const practice = {
  ...onboarding,
  ...{ company: 'Praxis „Łąka“', email: 'praxis@example.com', website: '', voiceGender: 'male' },
}

/** Sends a contact request as the form does. */
export function sendContact(url: string, contact: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  return post(url, '/api/contact', JSON.stringify(contact), headers)
}

/** Sends two contact requests and two onboardings with three documents in total. */
export async function submitAll(url: string): Promise<void> {
  for (const contact of contacts) await sendContact(url, contact)
  const path = '/api/voice-bot-onboarding'
  await post(url, path, onboardingForm(onboarding, documentFiles.slice(0, 2)))
  await post(url, path, onboardingForm(practice, documentFiles.slice(2)))
}

async function post(url: string, path: string, body: BodyInit, headers = {}): Promise<void> {
  const response = await call(path, { method: 'POST', body, headers }, url)
  if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`)
}
