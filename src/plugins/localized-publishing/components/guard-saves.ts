import { toast } from '@payloadcms/ui'
import type { LimitFunction } from 'p-limit'
import { staffLanguage } from '../../../i18n/staff.ts'
import { withTimeout } from '../../../lib/http/with-timeout.ts'
import { editMessages } from '../edit-messages.ts'
import { formatSaveId, knownSaveHeader, type SaveId, saveIdHeader } from '../known-save.ts'

export type Guard = {
  /** The time of the last save that the form knows; empty before the first one. */
  known: { current: string }
  /** The form's random id, and the number of its last save. */
  id: SaveId
  /** Whether the response to a save was lost, which may have been stored, and none has been stored since. */
  isLost: { current: boolean }
  /** Runs one save at a time, so that each one knows the one before. */
  inTurn: LimitFunction
  /** Called when a save was rejected, with the time of the later save. */
  onConflict: (savedAt: string) => void
  /** Called after each autosave, with the body that was sent. */
  onAutosave: (isSaved: boolean, sent: RequestInit['body']) => void
  /** What Payload shows if the server cannot be reached, instead of the browser's error. */
  unreachable: string
}

/** The guards of the open forms, and of those that were left last, by the REST paths of their documents. */
const guards = new Map<string, Guard>()

/** Returns whether a form of a document in this window, such as one that was left, is still saving. */
export function isSavingHere(path: string): boolean {
  const { inTurn } = guards.get(path) ?? {}
  return inTurn !== undefined && inTurn.activeCount + inTurn.pendingCount > 0
}

// Payload's form has no option for headers. Installed before the first request of a form.
if (typeof window !== 'undefined') window.fetch = withGuards(window.fetch)

/**
 * Adds the time of the last known save to each save of a document by this window, whether by autosave or a
 * button. Returns a function for when the form is left: saves that are still waiting remain guarded, but
 * nobody is asked about them any more.
 */
export function guardSaves(path: string, guard: Guard): () => void {
  guards.set(path, guard)
  return () => {
    if (guards.get(path) !== guard) return
    guards.set(path, { ...guard, onAutosave: () => undefined, onConflict: () => undefined })
  }
}

function withGuards(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    // Payload would wait for ever for a preference that could not be requested or parsed, and with it each save
    // of the form. One that is answered with an error counts as not stored.
    if (pathOf(input).includes('/payload-preferences/')) {
      const sending = withTimeout(init, (limited) => send(input, limited), preferenceTimeout)
      return sending
        .then(readResponse)
        .then(({ response }) => response)
        .catch(() => new Response(null, { status: 503 }))
    }
    if (isUpload(input, init)) return respondInJson(() => send(input, init))
    if (new Headers(init?.headers).has('next-action')) return callServerFunction(send, input, init)
    const guard = isWrite(init) ? guards.get(documentPathOf(input)) : undefined
    if (!guard) {
      // The caller limits the time of a request with a signal.
      if (init?.signal) return send(input, init)
      // Such as the permissions after a save, for which the form waits, and the next page, during which it is inert.
      return withTimeout(init, (limited) => send(input, limited))
    }
    return guard.inTurn(async () => {
      const response = await sendSave(send, input, init, guard)
      // Last, so that nothing can be typed before the form processes the response.
      if (isAutosave(input)) guard.onAutosave(response.ok, init?.body)
      return response
    })
  }
}

/**
 * Returns the response when it is complete: React would show the form's new state only then, and undo in the meantime
 * what is typed. Asks for loading the page again if the server has no such function any more, because it was upgraded.
 * Payload would only log that. Next marks its response with an undocumented header.
 */
async function callServerFunction(
  send: typeof fetch,
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const response = await withTimeout(init, (limited) => send(input, limited))
  if (response.headers.has('x-nextjs-action-not-found')) {
    const { upgraded } = editMessages[staffLanguage(document.documentElement.lang)].changedElsewhere
    toast.error(upgraded, { id: 'upgraded', duration: Number.POSITIVE_INFINITY })
  }
  return response.body ? new Response(await response.arrayBuffer(), response) : response
}

/** Each save of a form waits for its preferences, which are small. */
const preferenceTimeout = 10_000

/** Sends a save, and throws if there is no complete response. */
async function sendSave(
  send: typeof fetch,
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  guard: Guard,
): Promise<Response> {
  const headers = new Headers(init?.headers)
  if (guard.known.current) headers.set(knownSaveHeader, guard.known.current)
  guard.id.number += 1
  headers.set(saveIdHeader, formatSaveId(guard.id))
  const sending = withTimeout(init, (limited) => send(input, { ...limited, headers }))
  const { response, body } = await sending.then(readResponse).catch((cause: unknown) => {
    guard.isLost.current = true
    if (isAutosave(input)) guard.onAutosave(false, init?.body)
    throw new Error(guard.unreachable, { cause })
  })
  const { doc, errors, result } = body ?? {}
  const savedAt = (doc ?? result)?.updatedAt
  if (response.ok && savedAt > guard.known.current) guard.known.current = savedAt
  const later = response.status === 409 && errors?.[0]?.data?.savedAt
  if (later) guard.onConflict(later)
  // A proxy that responds for the server may have lost the response.
  if (response.status >= 500) guard.isLost.current = true
  else if (response.ok || later) guard.isLost.current = false
  return response
}

/** Rejects if the body of a successful response is incomplete. */
async function readResponse(response: Response) {
  const reading = response.clone().json()
  return { response, body: await (response.ok ? reading : reading.catch(() => undefined)) }
}

/** Returns whether a request creates a document, such as with a file that was dropped on a field. */
function isUpload(input: RequestInfo | URL, init?: RequestInit): boolean {
  return init?.body instanceof FormData && /^\/api\/[\w-]+$/.test(pathOf(input))
}

/** Payload's form for dropped files reports a file as saved unless the response is an error in JSON. */
async function respondInJson(send: () => Promise<Response>): Promise<Response> {
  const response = await send().catch(() => undefined)
  if (response?.headers.get('content-type')?.startsWith('application/json')) return response
  const { notCreated } = editMessages[staffLanguage(document.documentElement.lang)].changedElsewhere
  return Response.json({ errors: [{ message: notCreated }] }, { status: 503 })
}

function isWrite(init?: RequestInit): boolean {
  return ['PATCH', 'POST'].includes(init?.method?.toUpperCase() ?? '')
}

function isAutosave(input: RequestInfo | URL): boolean {
  return addressOf(input).searchParams.has('autosave')
}

function pathOf(input: RequestInfo | URL): string {
  return addressOf(input).pathname
}

/** Discarding a draft saves the document, too. */
function documentPathOf(input: RequestInfo | URL): string {
  return pathOf(input).replace(/\/discard-draft$/, '')
}

function addressOf(input: RequestInfo | URL): URL {
  return new URL(input instanceof Request ? input.url : input, location.href)
}
