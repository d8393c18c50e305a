import { CircleAlert } from 'lucide'
import { LucideIcon } from './lucide-icon.tsx'

/** Returns the id of a field's message, for `aria-describedby`. */
export function messageId(fieldId: string): string {
  return `${fieldId}-message`
}

type Props = { id: string; text?: string }

/**
 * The error message below a field. A text that changes, or before which something is inserted, must be the only
 * child of its element: when a browser translates the page, it replaces text nodes, to which React still refers.
 */
export function FieldMessage({ id, text }: Props) {
  if (!text) return null
  return (
    <p id={messageId(id)} className="mt-1.5 flex items-start gap-1.5 font-medium text-danger">
      <LucideIcon of={CircleAlert} className="mt-[0.2em] size-[1.1em] shrink-0" />
      <span>{text}</span>
    </p>
  )
}
