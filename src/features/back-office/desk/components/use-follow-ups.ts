import { type QueryFunction, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { loadPath } from '../../../../lib/http/query-client.ts'
import { detailAgainPath, detailPath, followUpPath } from '../constants.ts'
import type { DeskCollection } from '../follow-up/constants.ts'
import type { Change } from '../follow-up/schema.ts'
import type { EntryDetail, FollowUp, FollowUpList } from '../types.ts'

const readPath = loadPath<EntryDetail>({ on401: 'throw' })

/** How far the staff are with each entry, by its id; none until it is read. */
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

/** Changes entries; what shows them follows once it is stored. Fails with the server's sentence. */
export function useChange(collection: DeskCollection) {
  const client = useQueryClient()
  const path = followUpPath(collection)
  return useMutation<FollowUpList, Error, Change>({
    mutationFn: async (change) => {
      const response = await fetch(path, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(change),
        credentials: 'include',
        // The browser's own words would be shown otherwise.
      }).catch(() => Response.error())
      const answer = await response.json().catch(() => ({}))
      if (!response.ok) throw new Error(answer.message ?? '')
      return answer
    },
    onSuccess: ({ data }) => {
      const changed = new Map(data.map((each) => [each[0], each]))
      client.setQueryData<FollowUpList>([path], (former) => ({
        data: former?.data.map((each) => changed.get(each[0]) ?? each) ?? data,
      }))
      return Promise.all(
        data.map(async ([id]) => {
          const queryKey = [detailPath(collection, id)]
          // A first reading that is still on its way would count as the new one.
          await client.cancelQueries({ queryKey })
          // What nobody looks at is read when it is opened.
          if (!client.getQueryCache().find({ queryKey })?.isActive()) return
          const again = [detailAgainPath(collection, id)]
          const queryFn: QueryFunction<EntryDetail> = (call) =>
            readPath({ ...call, queryKey: again })
          // A failure is the panel's to show.
          await client.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => undefined)
        }),
      )
    },
  })
}
