import type { OnboardingInput } from './schema.ts'

type Parts = {
  input: OnboardingInput
  files: readonly File[]
  /** The same whenever the same content is sent again. */
  idempotencyKey?: string
  /** The field that only bots fill in. */
  honeypot: { name: string; value: string }
}

/** Creates the multipart body of an onboarding, without fields that are not set. */
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
