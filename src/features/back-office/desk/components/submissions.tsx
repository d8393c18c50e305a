'use client'

import { Button } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide'
import { Sign } from '../../../../components/ui/sign.tsx'
import { useFocusAfter } from '../../../../components/ui/use-focus-after.ts'
import { listPath, overviewTitle } from '../constants.ts'
import type { SubmissionList } from '../types.ts'
import { Counters } from './counters.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { LoadError } from './load-error.tsx'
import styles from './overview.module.css'
import { keepsFocus } from './preserve-focus.ts'
import { SubmissionExplorer } from './submission-explorer.tsx'

/** Title, counters and list, in each state of the reading: loading, failed, empty, loaded. */
export function Submissions() {
  const { data, error, isFetching, refetch } = useQuery<SubmissionList>({ queryKey: [listPath] })
  const submissions = data?.data
  // The card that offers to try again goes, and its button with it.
  const refresh = useFocusAfter(error !== null)
  return (
    <>
      <header className={styles.header}>
        <h1>{overviewTitle}</h1>
        <Button
          buttonStyle="secondary"
          className={styles.button}
          disabled={isFetching}
          extraButtonProps={keepsFocus}
          icon={<Sign className={isFetching ? styles.turning : ''} of={RefreshCw} />}
          iconPosition="left"
          margin={false}
          onClick={() => refetch()}
          ref={refresh}
          size="medium"
        >
          Aktualisieren
        </Button>
      </header>
      {error && <LoadError error={error} isRetrying={isFetching} onRetry={() => refetch()} />}
      {submissions && <Counters submissions={submissions} />}
      {submissions && submissions.length > 0 ? (
        <SubmissionExplorer submissions={submissions} />
      ) : (
        <>
          <div className={styles.summary}>
            <ExportButtons count={0} isFiltered={false} submissions={() => []} />
          </div>
          {submissions && (
            <p className={styles.empty}>Noch keine Voice-Bot Anmeldungen vorhanden.</p>
          )}
          {!submissions && !error && (
            <p className={styles.empty} role="status">
              Lade Voice-Bot Daten...
            </p>
          )}
        </>
      )}
    </>
  )
}
