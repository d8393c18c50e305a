import { CircleAlert, FileText, Trash2 } from 'lucide'
import { useRef } from 'react'
import { LucideIcon } from '../../../../components/ui/lucide-icon.tsx'
import { megabytes } from '../constants.ts'
import { documentError } from '../picked-documents.ts'
import type { PickedDocument } from '../types.ts'

type Props = {
  documents: readonly PickedDocument[]
  /** The id of the input that gets the focus when the last document is removed. */
  pickerId: string
  onRemove: (index: number) => void
}

/** The picked documents, with an error for each one that cannot be sent. */
export function DocumentList({ documents, pickerId, onRemove }: Props) {
  const list = useRef<HTMLUListElement>(null)

  function remove(index: number) {
    const buttons = list.current?.querySelectorAll('button')
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? document.getElementById(pickerId)
    next?.focus()
    onRemove(index)
  }

  return (
    <>
      <p role="status" className="sr-only">
        {documents.length > 0 && `Ausgewählte Dokumente: ${documents.length}`}
      </p>
      {documents.length > 0 && (
        <ul ref={list} aria-label="Ausgewählte Dokumente" className="mt-4 grid gap-2.5">
          {documents.map((picked, index) => {
            const { id, file } = picked
            const problem = documentError(picked)
            return (
              <li
                key={id}
                className={`flex items-center gap-3 rounded-2xl border py-1.5 pr-1.5 pl-4 ${problem ? 'border-danger bg-danger-wash' : 'border-line bg-card'}`}
              >
                <LucideIcon
                  of={problem ? CircleAlert : FileText}
                  className={`size-5 shrink-0 ${problem ? 'text-danger' : 'text-accent-strong'}`}
                />
                <div className="min-w-0 flex-1 py-1 leading-snug">
                  <p className="font-medium">{file.name}</p>
                  <p className="text-[0.9375rem] text-ink-soft tabular-nums">
                    {megabytes(file.size)} MB
                  </p>
                  {problem && <p className="font-medium text-danger">{problem}</p>}
                </div>
                <button
                  type="button"
                  onClick={() => remove(index)}
                  aria-label={`${file.name} entfernen`}
                  className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sand hover:text-danger"
                >
                  <LucideIcon of={Trash2} className="size-5" />
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
