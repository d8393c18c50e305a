'use client'

import { Button } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide'
import { useMemo } from 'react'
import { LucideIcon } from '../../../../components/ui/lucide-icon.tsx'
import { useFocusAfter } from '../../../../components/ui/use-focus-after.ts'
import { listPath } from '../constants.ts'
import type { DeskDescription } from '../description.ts'
import { toRow } from '../filter.ts'
import type { Entry, EntryList } from '../types.ts'
import { Counters } from './counters.tsx'
import styles from './desk.module.css'
import { EntryExplorer } from './entry-explorer.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { LoadError } from './load-error.tsx'
import { preserveFocus } from './preserve-focus.ts'
import { useFollowUps } from './use-follow-ups.ts'
import type { OpenedEntry } from './use-open-entry.ts'

type EntriesProps<E extends Entry> = { desk: DeskDescription<E>; opened: OpenedEntry }

/** Title, counters and list, in each loading state: loading, failed, empty, loaded. */
export function Entries<E extends Entry>({ desk, opened }: EntriesProps<E>) {
  const { collection, messages, searchCells } = desk
  const list = useQuery<EntryList<E>>({ queryKey: [listPath(collection)] })
  const { followUps, ...status } = useFollowUps(collection)
  const entries = list.data?.data
  const rowsWithoutStatus = useMemo(
    () => entries?.map((entry) => toRow(entry, searchCells(entry))),
    [entries, searchCells],
  )
  const rows = useMemo(
    () => rowsWithoutStatus?.map((row) => ({ ...row, followUp: followUps.get(row.entry.id) })),
    [rowsWithoutStatus, followUps],
  )
  const readAt = Math.max(list.dataUpdatedAt, status.dataUpdatedAt)
  const error = list.error ?? status.error
  const isFetching = list.isFetching || status.isFetching
  const refetch = () => {
    void list.refetch()
    void status.refetch()
  }
  // When the error card with the focused retry button disappears, the refresh button gets the focus.
  const refresh = useFocusAfter(error !== null)
  return (
    <>
      <header className={styles.header}>
        <h1>{messages.title}</h1>
        <Button
          aria-label={messages.refresh}
          buttonStyle="secondary"
          className={`${styles.button} ${styles.refresh}`}
          disabled={isFetching}
          extraButtonProps={preserveFocus}
          icon={<LucideIcon className={isFetching ? styles.turning : ''} of={RefreshCw} />}
          iconPosition="left"
          margin={false}
          onClick={refetch}
          ref={refresh}
          size="medium"
        >
          {messages.refresh}
        </Button>
      </header>
      {error && (
        <div className={styles.failed}>
          <LoadError desk={desk} error={error} isRetrying={isFetching} onRetry={refetch} />
        </div>
      )}
      {rows && rows.length > 0 ? (
        <EntryExplorer desk={desk} opened={opened} readAt={readAt} rows={rows} />
      ) : (
        <div className={styles.main}>
          <div className={styles.overview}>
            {rows && <Counters desk={desk} readAt={readAt} rows={rows} />}
            <ExportButtons count={0} desk={desk} entries={() => []} isFiltered={false} />
          </div>
          {rows && <p className={styles.empty}>{messages.empty}</p>}
          {!rows && !error && (
            <p className={styles.empty} role="status">
              {messages.loading}
            </p>
          )}
        </div>
      )}
    </>
  )
}
