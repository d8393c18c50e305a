import type { ComponentProps } from 'react'
import { FieldMessage, messageId } from './field-message.tsx'

type Common = {
  /** The ids of hint and message are derived from it. */
  id: string
  label: string
  /** Shown next to the label, for example "optional". */
  note?: string
  hint?: string
  /** The error message; marks the field as invalid. */
  error?: string
}

type Props = Common &
  (
    | ({ multiline?: false } & ComponentProps<'input'>)
    | ({ multiline: true } & ComponentProps<'textarea'>)
  )

const look =
  'block w-full rounded-2xl border border-edge bg-card px-4 py-3 text-ink shadow-[inset_0_1px_2px_rgb(29_27_58/0.05)] transition-colors placeholder:text-ink-faint hover:border-ink-soft focus:border-ink aria-invalid:border-danger aria-invalid:bg-danger-wash'

/** A labelled input or textarea with hint and error message. Usable as a server component. */
export function TextField({ label, note, hint, error, className = '', ...rest }: Props) {
  const { id, required } = rest
  const described = [hint && `${id}-hint`, error && messageId(id)].filter(Boolean).join(' ')
  const control = {
    className: look,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 flex items-baseline gap-1.5 font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" className="text-danger">
            *
          </span>
        )}
        {note && <span className="font-normal text-[0.9375rem] text-ink-soft">{note}</span>}
      </label>
      {rest.multiline ? (
        <textarea {...withoutMultiline(rest)} {...control} />
      ) : (
        <input {...withoutMultiline(rest)} {...control} />
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-[0.9375rem] text-ink-soft">
          {hint}
        </p>
      )}
      <FieldMessage id={id} text={error} />
    </div>
  )
}

function withoutMultiline<T extends { multiline?: boolean }>({ multiline, ...rest }: T) {
  return rest
}
