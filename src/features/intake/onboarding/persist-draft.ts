import { parseJson } from '../../../lib/text/parse-json.ts'
import { isRecentDraft } from './draft-age.ts'
import type { OnboardingInput } from './schema.ts'
import type { OnboardingValues } from './types.ts'

/** The localStorage key of the draft. */
const storageKey = 'voice-bot-onboarding-draft'

type Draft = {
  values: Record<string, string>
  /** The time of the last change, in milliseconds. */
  savedAt: number
  /** The last attempt to send: its content, and the idempotency key that it was sent with. */
  attempt?: { content: string; key: string }
}

let attempt: Draft['attempt']

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
  write({ ...readDraft(), values: Object.fromEntries(typed) })
}

export function removeDraft(): void {
  attempt = undefined
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Storage is disabled, so there is nothing to remove.
  }
}

/**
 * Returns the idempotency key for sending the form. A retry of the same content has the same key, also
 * after a reload, so that a lost response does not lead to a second entry. Changed content gets a new
 * key, so that no change is lost. Undefined without a secure context, where `randomUUID` is missing.
 */
export function idempotencyKeyOf(
  values: OnboardingInput,
  files: readonly File[],
): string | undefined {
  if (!isSecureContext) return undefined
  const listed = files.map(({ name, size, lastModified }) => [name, size, lastModified])
  const content = JSON.stringify([values, listed])
  // Read before `attempt` is used, because reading an expired draft also removes its attempt.
  const draft = readDraft()
  const last = attempt ?? draft?.attempt
  attempt = last?.content === content ? last : { content, key: crypto.randomUUID() }
  write({ values: {}, ...draft, attempt })
  return attempt.key
}

function write(draft: Omit<Draft, 'savedAt'>): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...draft, savedAt: Date.now() }))
  } catch {
    // Storage is full or disabled, so there is no draft.
  }
}
