import type { InputHTMLAttributes, Ref } from 'react'
import styles from './second-factor.module.css'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  name: string
  error?: string
  ref?: Ref<HTMLInputElement>
}

/** A field of the CMS's looks, outside its own forms. */
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

/** For a code: the phone offers one from the app, and the keyboard has figures first. */
export const codeAttributes = {
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  autoCapitalize: 'none',
  spellCheck: false,
} as const

/** For what also takes a recovery code, which has letters. */
export const anyCodeAttributes = { ...codeAttributes, inputMode: 'text' } as const

/** A form's entries as texts. */
export function entriesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}
