import { Button } from '@payloadcms/ui'
import { deskPaths } from '../../../../i18n/desk-paths.ts'
import type { DeskDescription } from '../description.ts'
import type { Entry } from '../types.ts'
import styles from './desk.module.css'
import { preserveFocus } from './preserve-focus.ts'

type LoadErrorProps<E extends Entry> = {
  desk: DeskDescription<E>
  error: Error
  isRetrying: boolean
  onRetry: () => void
}

/** The error card with a retry button. A list that was loaded before remains visible below. */
export function LoadError<E extends Entry>({
  desk,
  error,
  isRetrying,
  onRetry,
}: LoadErrorProps<E>) {
  const { messages } = desk
  // The query client's error messages begin with the HTTP status.
  const isLoggedOut = error.message.startsWith('401:')
  return (
    <section className={styles.error} role="alert">
      <h2>{messages.errorTitle}</h2>
      <p>{messages.loadFailed}</p>
      <div className={styles.errorActions}>
        <Button
          buttonStyle="secondary"
          className={styles.button}
          disabled={isRetrying}
          extraButtonProps={preserveFocus}
          margin={false}
          onClick={onRetry}
          size="medium"
        >
          {messages.retry}
        </Button>
        {isLoggedOut && (
          <a href={`/admin/login?${new URLSearchParams({ redirect: deskPaths[desk.collection] })}`}>
            {messages.sessionEnded}
          </a>
        )}
      </div>
    </section>
  )
}
