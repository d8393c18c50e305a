import { parseJson } from '../../../lib/text/parse-json.ts'
import { isRecentDraft } from './draft-age.ts'
import type { OnboardingInput } from './schema.ts'
import type { OnboardingValues } from './types.ts'

/** Where a browser keeps what was typed until it is sent. */
const storageKey = 'voice-bot-onboarding-draft'

type Draft = {
  values: Record<string, string>
  /** When it was last changed, in milliseconds. */
  savedAt: number
  /** The last try to send: what was sent, and the key it was sent with. */
  attempt?: { content: string; key: string }
}

let attempt: Draft['attempt']

/** The stored draft, if this browser has one and allows reading it. */
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

/** Keeps what was typed; a browser that keeps nothing is no reason to disturb anybody. */
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
    // Without storage there is nothing to remove.
  }
}

/**
 * The key under which this form is sent: the same for a second try of the same content, also after
 * a reload, so that a lost answer makes no second entry; a new one as soon as anything changed, so
 * that no change is lost. Nothing where the browser makes no keys (plain http on another machine).
 */
export function idempotencyKeyOf(
  values: OnboardingInput,
  files: readonly File[],
): string | undefined {
  if (!isSecureContext) return undefined
  const listed = files.map(({ name, size, lastModified }) => [name, size, lastModified])
  const content = JSON.stringify([values, listed])
  // Once, and first: an expired draft takes its key along.
  const draft = readDraft()
  const former = attempt ?? draft?.attempt
  attempt = former?.content === content ? former : { content, key: crypto.randomUUID() }
  write({ values: {}, ...draft, attempt })
  return attempt.key
}

function write(draft: Omit<Draft, 'savedAt'>): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...draft, savedAt: Date.now() }))
  } catch {
    // Storage is full or switched off: then there is no draft.
  }
}
