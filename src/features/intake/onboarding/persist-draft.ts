import { randomId } from '../../../lib/random-id.ts'
import { parseJson } from '../../../lib/text/parse-json.ts'
import { isRecentDraft } from './draft-age.ts'
import { onboardingFields } from './fields.ts'
import type { OnboardingInput } from './schema.ts'
import type { OnboardingValues } from './types.ts'

/** The localStorage key of the draft. */
const storageKey = 'voice-bot-onboarding-draft'

type Draft = {
  values: Record<string, string>
  /** The time of the last change, in milliseconds. */
  savedAt: number
  /** A random id, with which the same content has the same idempotency key. */
  id?: string
}

/** The id of the draft, also if storage is disabled. */
let draftId: string | undefined

/** Reads the stored draft; undefined if there is none, it has expired or storage is disabled. */
export function readDraft(): Draft | undefined {
  try {
    const stored = localStorage.getItem(storageKey)
    if (stored === null) return undefined
    const draft = parseJson(stored) as Draft | null | undefined
    if (draft?.savedAt && isRecentDraft(draft.savedAt)) return draft
    removeDraft()
    return undefined
  } catch {
    return undefined
  }
}

/** Stores the input. Fails silently if storage is disabled. */
export function persistDraft(values: Partial<OnboardingValues>): void {
  const typed = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  write(Object.fromEntries(typed))
}

export function removeDraft(): void {
  draftId = undefined
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Storage is disabled, so there is nothing to remove.
  }
}

/**
 * Returns the idempotency key for sending the form. A retry of the same content has the same key, also
 * after a reload, so that a lost response does not lead to a second entry. Changed content gets a new
 * key, so that no change is lost. Undefined without a secure context, where `crypto.subtle` is missing.
 */
export async function idempotencyKeyOf(
  values: OnboardingInput,
  files: readonly File[],
): Promise<string | undefined> {
  if (!isSecureContext) return undefined
  const listed = files.map(({ name, size, lastModified }) => [name, size, lastModified])
  write(readDraft()?.values ?? {})
  // As if they were checked, for which the code may not have loaded.
  const texts = onboardingFields.map((name) => values[name]?.trim() ?? '')
  const content = new TextEncoder().encode(JSON.stringify([draftId, texts, listed]))
  return toUuid(new Uint8Array(await crypto.subtle.digest('SHA-256', content)))
}

/** Returns the beginning of a hash as a UUID of version 8 (RFC 9562, section 5.8). */
function toUuid(hash: Uint8Array): string {
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

function write(values: Draft['values']): void {
  draftId ??= readDraft()?.id ?? randomId()
  try {
    const draft: Draft = { values, savedAt: Date.now(), id: draftId }
    localStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {
    // Storage is full or disabled, so there is no draft.
  }
}
