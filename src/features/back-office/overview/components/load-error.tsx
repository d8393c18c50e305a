import { Button } from '@payloadcms/ui'
import { overviewPath } from '../constants.ts'
import styles from './overview.module.css'
import { keepsFocus } from './preserve-focus.ts'

type LoadErrorProps = { error: Error; isRetrying: boolean; onRetry: () => void }

/** The error card with a retry button; a list that was loaded before stays below. */
export function LoadError({ error, isRetrying, onRetry }: LoadErrorProps) {
  // The loader's messages begin with the status.
  const isLoggedOut = error.message.startsWith('401:')
  return (
    <section className={styles.error} role="alert">
      <h2>Fehler</h2>
      <p>Die Daten konnten nicht geladen werden.</p>
      <div className={styles.errorActions}>
        <Button
          buttonStyle="secondary"
          className={styles.button}
          disabled={isRetrying}
          extraButtonProps={keepsFocus}
          margin={false}
          onClick={onRetry}
          size="medium"
        >
          Erneut versuchen
        </Button>
        {isLoggedOut && (
          <a href={`/admin/login?${new URLSearchParams({ redirect: overviewPath })}`}>
            Ihre Sitzung ist abgelaufen: neu anmelden
          </a>
        )}
      </div>
    </section>
  )
}
