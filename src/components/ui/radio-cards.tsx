import type { ComponentProps } from 'react'
import { FieldMessage, messageId } from './field-message.tsx'

type Props = {
  id: string
  legend: string
  options: readonly { value: string; label: string }[]
  error?: string
  /** Props for every radio button, for example name and event handlers. */
  input: ComponentProps<'input'>
}

/** A group of radio buttons, each shown as a card. */
export function RadioCards({ id, legend, options, error, input }: Props) {
  const describedBy = error ? messageId(id) : undefined
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="mb-2 font-semibold">
        {legend}
        {input.required && (
          <span aria-hidden="true" className="ml-1.5 text-danger">
            *
          </span>
        )}
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className={`flex min-h-14 cursor-pointer items-center gap-3.5 rounded-2xl border bg-card px-4 py-3 font-medium transition-colors hover:border-ink-soft has-checked:border-accent-strong has-checked:bg-accent-wash has-checked:ring-1 has-checked:ring-accent-strong has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-3 ${error ? 'border-danger' : 'border-edge'}`}
          >
            <input
              {...input}
              type="radio"
              value={value}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy}
              className="size-5 shrink-0 accent-accent-strong outline-none"
            />
            {label}
          </label>
        ))}
      </div>
      <FieldMessage id={id} text={error} />
    </fieldset>
  )
}
