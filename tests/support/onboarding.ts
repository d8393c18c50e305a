import fs from 'node:fs'
import path from 'node:path'
import type { OnboardingInput } from '../../src/features/intake/onboarding/schema.ts'

/** A complete onboarding as a customer would send it. */
export const onboarding: OnboardingInput = {
  name: 'Jürgen Strauß',
  company: 'Friseursalon „Schöne Zeit“',
  street: 'Große Straße 12',
  zipCode: '10115',
  city: 'Berlin',
  country: 'Deutschland',
  phone: '+49 30 23125 111',
  email: 'juergen@example.com',
  website: 'https://example.com/salon?a=1&b=2',
  voiceGender: 'female',
  voiceCharacter: 'calm',
}

/** Real documents that were made with a word processor. */
export const documentFiles = ['preisliste.pdf', 'häufige fragen.docx', 'öffnungszeiten.doc'].map(
  (name) => path.resolve('tests/fixtures', name),
)

/** Returns the multipart body of an onboarding with these files. */
export function onboardingForm(
  fields: Partial<Record<string, string>> = onboarding,
  files: readonly string[] = documentFiles,
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value)
  }
  for (const file of files) {
    form.append('documents', new Blob([fs.readFileSync(file)]), path.basename(file))
  }
  return form
}

/** The smallest document that is detected as a PDF. */
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

/** Returns the multipart body of an onboarding with one document of this name and content. */
export function formWithDocument(
  name: string,
  content: Buffer | string,
  fields: Record<string, string> = {},
): FormData {
  const form = onboardingForm({ ...onboarding, ...fields }, [])
  form.append('documents', new Blob([new Uint8Array(Buffer.from(content))]), name)
  return form
}

/** Serializes a form to the bytes that a browser sends. */
export async function serializeForm(form: FormData) {
  const whole = new Response(form)
  const contentType = whole.headers.get('content-type') ?? ''
  return { bytes: new Uint8Array(await whole.arrayBuffer()), contentType }
}
