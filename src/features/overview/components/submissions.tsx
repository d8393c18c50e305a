'use client'

import { Button } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide'
import { Sign } from '../../../components/ui/sign.tsx'
import { listPath, overviewTitle } from '../constants.ts'
import type { SubmissionList } from '../types.ts'
import { Counters } from './counters.tsx'
import { LoadError } from './load-error.tsx'
import styles from './overview.module.css'
import { SubmissionExplorer } from './submission-explorer.tsx'

/** Title, counters and list, in each state of the reading: loading, failed, empty, loaded. */
export function Submissions() {
  const { data, error, isFetching, refetch } = useQuery<SubmissionList>({ queryKey: [listPath] })
  const submissions = data?.data
  return (
    <>
      <header className={styles.header}>
        <h1>{overviewTitle}</h1>
        <Button
          buttonStyle="secondary"
          className={styles.button}
          disabled={isFetching}
          icon={<Sign className={isFetching ? styles.turning : ''} of={RefreshCw} />}
          iconPosition="left"
          margin={false}
          onClick={() => refetch()}
          size="medium"
        >
          Aktualisieren
        </Button>
      </header>
      {error && <LoadError error={error} isRetrying={isFetching} onRetry={() => refetch()} />}
      {submissions ? (
        <>
          <Counters submissions={submissions} />
          {submissions.length > 0 ? (
            <SubmissionExplorer submissions={submissions} />
          ) : (
            <p className={styles.empty}>Noch keine Voice-Bot Anmeldungen vorhanden.</p>
          )}
        </>
      ) : (
        !error && (
          <p className={styles.empty} role="status">
            Lade Voice-Bot Daten...
          </p>
        )
      )}
    </>
  )
}
