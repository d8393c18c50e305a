import { Upload } from 'lucide'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { messageId } from '../../../../components/ui/field-message.tsx'
import { LucideIcon } from '../../../../components/ui/lucide-icon.tsx'
import { acceptedDocuments } from '../constants.ts'
import { pickerHint, pickerHintInEnglish } from '../messages.ts'

type Props = { id: string; isInvalid: boolean; onPick: (files: File[]) => void }

/** Adds documents to the list, by file dialog or drag and drop. */
export function DocumentPicker({ id, isInvalid, onPick }: Props) {
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  usePreventDropNavigation()

  const addPickedFiles = useEffectEvent(() => {
    if (!input.current?.files?.length) return
    onPick([...input.current.files])
    // Reset, so that picking a removed file again fires a change event.
    input.current.value = ''
  })
  // Files may have been picked before hydration.
  useEffect(() => addPickedFiles(), [])

  return (
    <label
      onDragEnter={() => setIsOver(true)}
      onDragOver={() => setIsOver(true)}
      onDragLeave={() => setIsOver(false)}
      onDrop={({ dataTransfer }) => {
        setIsOver(false)
        onPick([...dataTransfer.files])
      }}
      className={`flex cursor-pointer flex-col items-center gap-1 rounded-2xl border-2 border-dashed px-4 py-7 text-center transition-colors hover:border-accent-strong hover:bg-accent-wash has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-3 ${isOver ? 'border-accent-strong bg-accent-wash' : 'border-edge'}`}
    >
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept={acceptedDocuments}
        aria-invalid={isInvalid || undefined}
        aria-describedby={`${id}-hint${isInvalid ? ` ${messageId(id)}` : ''}`}
        className="sr-only"
        onChange={addPickedFiles}
      />
      <LucideIcon of={Upload} className="mb-1 size-7 text-accent-strong" />
      <span className="font-semibold">
        Dokumente auswählen
        <span className="hidden font-normal text-ink-soft sm:inline"> oder hierher ziehen</span>
      </span>
      <span id={`${id}-hint`} className="text-[0.9375rem] text-ink-soft">
        {pickerHint} <span lang="en">({pickerHintInEnglish})</span>
      </span>
    </label>
  )
}

/** Ignores files dropped outside of the picker, which the browser would otherwise navigate to. */
function usePreventDropNavigation(): void {
  useEffect(() => {
    const prevent = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    window.addEventListener('dragover', prevent)
    window.addEventListener('drop', prevent)
    return () => {
      window.removeEventListener('dragover', prevent)
      window.removeEventListener('drop', prevent)
    }
  }, [])
}
