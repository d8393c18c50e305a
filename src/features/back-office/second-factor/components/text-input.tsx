import type { InputHTMLAttributes, Ref } from 'react'
import styles from './second-factor.module.css'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  name: string
  error?: string
  ref?: Ref<HTMLInputElement>
}

/** A text field in the style of the CMS, for use outside of Payload's forms. */
export function TextInput({ error, label, name, ...rest }: Props) {
  const id = `field-${name}`
  return (
    <div className={`field-type ${rest.type === 'password' ? 'password' : 'text'}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          id={id}
          name={name}
          required
          type="text"
          {...rest}
        />
      </div>
      <p className={styles.error} id={`${id}-error`} role="alert">
        {error}
      </p>
    </div>
  )
}

/** Attributes for a one-time code: autofill, and a numeric keyboard. */
export const codeAttributes = {
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  autoCapitalize: 'none',
  spellCheck: false,
} as const

/** Attributes for a field that also accepts recovery codes, which contain letters. */
export const anyCodeAttributes = { ...codeAttributes, inputMode: 'text' } as const

/** Returns the values of a form as strings. */
export function entriesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}
