import { useEffect, useRef } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { megabytes } from '../constants.ts'
import type { Progress } from '../send.ts'

type Props = { progress: Progress; onCancel: () => void }

/** The progress of the upload with a cancel button. Takes the focus from the disabled submit button. */
export function UploadStatus({ progress: { loaded, total }, onCancel }: Props) {
  const panel = useRef<HTMLFieldSetElement>(null)
  const isSent = total > 0 && loaded >= total
  // Also takes the focus when the focused cancel button disappears.
  useEffect(() => {
    const { activeElement } = document
    if (!isSent || activeElement === document.body) panel.current?.focus()
  }, [isSent])
  return (
    <fieldset
      ref={panel}
      tabIndex={-1}
      aria-label="Übertragung"
      className="mb-5 flex items-center gap-4 rounded-2xl bg-sand p-4 outline-none sm:p-5"
    >
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
          <span role="status">{isSent ? 'Wird gespeichert' : 'Wird übertragen'}</span>
          <span className="font-normal text-ink-soft tabular-nums">
            {`${megabytes(loaded)} von ${megabytes(total)} MB`}
          </span>
        </p>
        <progress
          aria-label="Übertragen"
          value={loaded}
          max={total || 1}
          className="progress mt-2 block h-2.5 w-full"
        />
      </div>
      {/* Once the body is sent, the server stores it and cancelling has no effect. The second click of a double
          click was meant for the submit button. */}
      {!isSent && (
        <Button look="secondary" size="small" onClick={({ detail }) => detail < 2 && onCancel()}>
          Abbrechen
        </Button>
      )}
    </fieldset>
  )
}
