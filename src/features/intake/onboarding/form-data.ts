import type { OnboardingInput } from './schema.ts'

type Parts = {
  input: OnboardingInput
  files: readonly File[]
  /** The same each time that the same form is sent. */
  idempotencyKey?: string
  /** The field that only programs fill in. */
  honeypot: { name: string; value: string }
}

/** The multipart body of an onboarding; what is not set is left out. */
export function toFormData({ input, files, idempotencyKey, honeypot }: Parts): FormData {
  const data = new FormData()
  const fields = {
    ...input,
    idempotencyKey,
    [honeypot.name]: honeypot.value,
  }
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) data.append(name, String(value))
  }
  for (const file of files) data.append('documents', file)
  return data
}
