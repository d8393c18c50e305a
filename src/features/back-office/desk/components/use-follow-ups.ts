import {
  type MutationFilters,
  type QueryClient,
  type QueryFunction,
  type QueryFunctionContext,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { loadPath } from '../../../../lib/http/query-client.ts'
import { withTimeout } from '../../../../lib/http/with-timeout.ts'
import { detailPath, detailRefetchPath, followUpPath } from '../constants.ts'
import type { DeskCollection } from '../follow-up/constants.ts'
import type { Change } from '../follow-up/schema.ts'
import type { EntryDetail, FollowUp, FollowUpList } from '../types.ts'

const readPath = loadPath<EntryDetail>({ on401: 'throw' })

/** Loads status and assignee of each entry, by its id; empty until loaded. */
export function useFollowUps(collection: DeskCollection) {
  const query = useQuery<FollowUpList>({ queryKey: [followUpPath(collection)] })
  const followUps = useMemo(
    () =>
      new Map<number, FollowUp>(
        query.data?.data.map(([id, status, assignee]) => [id, { status, assignee }]),
      ),
    [query.data],
  )
  return { ...query, followUps }
}

/** Loads what the panel shows of an entry, and updates its status and assignee in the list. */
export function useEntryDetail(collection: DeskCollection, id: number, isEnabled: boolean) {
  const client = useQueryClient()
  return useQuery<EntryDetail>({
    queryKey: [detailPath(collection, id)],
    queryFn: (context) => readDetail(client, collection, id, context),
    enabled: isEnabled,
    // Reopening an entry reloads it: colleagues may have changed it, and the access log records it.
    staleTime: 0,
  })
}

/**
 * Changes entries, unless somebody else has changed the values of `former`. Then updates the cached list
 * and an open entry. Errors have the server's message, or an empty one if there was no response, and its status
 * as their cause. Requests go on after the user has left the desk: until they end, closing the window asks.
 * `onLateError` is called if the component is gone by then.
 */
export function useFollowUpMutation(
  collection: DeskCollection,
  onLateError?: (error: Error, change: Change) => void,
) {
  const client = useQueryClient()
  const path = followUpPath(collection)
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return useMutation<FollowUpList, Error, Change, () => void>({
    // One after another, because a slow request would otherwise replace what a later one has stored.
    scope: { id: path },
    mutationFn: async (change) => {
      const init = {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(change),
        credentials: 'include',
      } as const
      // Keeps the browser's own network error message from being shown.
      const send = (limited: RequestInit) => fetch(path, limited).catch(() => Response.error())
      const response = await withTimeout(init, send)
      const body = await response.json().catch(() => undefined)
      const { ok, status } = response
      if (ok && body) return body
      const isLost = ok || status === 0 || status >= 500
      const stored = isLost ? await readStored(client, path, change) : undefined
      if (stored) return stored
      throw new Error(body?.message ?? '', { cause: status })
    },
    onMutate: () => {
      const ask = (event: Event) => event.preventDefault()
      addEventListener('beforeunload', ask)
      return () => removeEventListener('beforeunload', ask)
    },
    onSettled: (_data, _error, _change, stopAsking) => stopAsking?.(),
    onError: async (error, change) => {
      const { ids } = change
      if (!isShown.current) onLateError?.(error, change)
      if (error.cause !== 409) return
      // Shows what somebody else has stored.
      await client.invalidateQueries({ queryKey: [path] })
      await Promise.all(ids.map((id) => refetchDetail(client, collection, id)))
    },
    onSuccess: ({ data }) => {
      updateList(client, collection, data)
      return Promise.all(data.map(([id]) => refetchDetail(client, collection, id)))
    },
  })
}

/** Resolves to the changed entries if the list has their new values: the response to the change was lost. */
async function readStored(
  client: QueryClient,
  path: string,
  change: Change,
): Promise<FollowUpList | undefined> {
  const { assignee, ids, notes, status } = change
  if (notes !== undefined) return undefined
  const list = await client
    .fetchQuery<FollowUpList>({ queryKey: [path, 'stored'], staleTime: 0 })
    .catch(() => undefined)
  const data = list?.data.filter(([id]) => ids.includes(id)) ?? []
  const areStored = data.every(
    ([, storedStatus, storedAssignee]) =>
      (status ?? storedStatus) === storedStatus &&
      (assignee === undefined || assignee === storedAssignee),
  )
  return areStored && data.length === ids.length ? { data } : undefined
}

/**
 * Returns a function for the `former` of a change, to be called when the user chooses: it returns what is
 * shown of entries, which are the loaded values and the user's own changes that are still being saved.
 */
export function useShownFollowUps(collection: DeskCollection) {
  const client = useQueryClient()
  return (ids: readonly number[]): FollowUpList['data'] | undefined => {
    const own = client.getMutationCache().findAll(pendingChanges(collection))
    const changes = own.map(({ state }) => state.variables as Change)
    const list = client.getQueryData<FollowUpList>([followUpPath(collection)])
    return list?.data.flatMap(([id, status, assignee]) => {
      if (!ids.includes(id)) return []
      const shown = { status, assignee }
      for (const change of changes) {
        if (!change.ids.includes(id)) continue
        if (change.status !== undefined) shown.status = change.status
        if (change.assignee !== undefined) shown.assignee = change.assignee
      }
      return [[id, shown.status, shown.assignee]]
    })
  }
}

/** Changes that are being saved, or wait for those before them. */
function pendingChanges(collection: DeskCollection): MutationFilters {
  const path = followUpPath(collection)
  return { status: 'pending', predicate: ({ options }) => options.scope?.id === path }
}

/** Replaces entries in the cached list. */
function updateList(client: QueryClient, collection: DeskCollection, data: FollowUpList['data']) {
  const changed = new Map(data.map((each) => [each[0], each]))
  client.setQueryData<FollowUpList>([followUpPath(collection)], (former) => ({
    data: former?.data.map((each) => changed.get(each[0]) ?? each) ?? data,
  }))
}

/** Loads an entry again if it is open, without recording that as opening it. */
async function refetchDetail(
  client: QueryClient,
  collection: DeskCollection,
  id: number,
): Promise<void> {
  const queryKey = [detailPath(collection, id)]
  // A pending first request would otherwise be reused, with data from before the change.
  await client.cancelQueries({ queryKey })
  // Entries that are not open are loaded when they are opened.
  if (!client.getQueryCache().find({ queryKey })?.isActive()) return
  const refetchKey = [detailRefetchPath(collection, id)]
  const queryFn: QueryFunction<EntryDetail> = (context) =>
    readDetail(client, collection, id, { ...context, queryKey: refetchKey })
  // The panel shows the error.
  await client.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => undefined)
}

async function readDetail(
  client: QueryClient,
  collection: DeskCollection,
  id: number,
  context: QueryFunctionContext,
): Promise<EntryDetail> {
  const detail = await readPath(context)
  const list = client.getQueryData<FollowUpList>([followUpPath(collection)])
  const listed = list?.data.find((each) => each[0] === id)
  const { assignee, status } = detail
  if (listed && (listed[1] !== status || listed[2] !== assignee)) {
    updateList(client, collection, [[id, status, assignee]])
  }
  return detail
}
