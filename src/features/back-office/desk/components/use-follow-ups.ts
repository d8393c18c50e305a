import {
  type QueryClient,
  type QueryFunction,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { loadPath } from '../../../../lib/http/query-client.ts'
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

/**
 * Changes entries, then updates the cached list and an open entry. Errors have the server's message, or
 * an empty one if there was no response, and its status as their cause. `onError` is called even after
 * the component is gone.
 */
export function useFollowUpMutation(collection: DeskCollection, onError?: (error: Error) => void) {
  const client = useQueryClient()
  const path = followUpPath(collection)
  return useMutation<FollowUpList, Error, Change>({
    onError,
    // One after another, because a slow request would otherwise replace what a later one has stored.
    scope: { id: path },
    mutationFn: async (change) => {
      const response = await fetch(path, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(change),
        credentials: 'include',
        // Keeps the browser's own network error message from being shown.
      }).catch(() => Response.error())
      const body = await response.json().catch(() => ({}))
      if (!response.ok) throw new Error(body.message ?? '', { cause: response.status })
      return body
    },
    onSuccess: ({ data }) => {
      const changed = new Map(data.map((each) => [each[0], each]))
      client.setQueryData<FollowUpList>([path], (former) => ({
        data: former?.data.map((each) => changed.get(each[0]) ?? each) ?? data,
      }))
      return Promise.all(data.map(([id]) => refetchDetail(client, collection, id)))
    },
  })
}

/** Loads an entry again if it is open, without recording that as opening it. */
export async function refetchDetail(
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
    readPath({ ...context, queryKey: refetchKey })
  // The panel shows the error.
  await client.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => undefined)
}
