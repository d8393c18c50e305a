import type { ComponentProps } from 'react'

const looks = {
  primary: 'bg-accent-strong text-white shadow-card hover:bg-accent-deep',
  secondary: 'bg-card text-ink ring-1 ring-line ring-inset hover:bg-sand',
  quiet: 'text-ink-soft underline-offset-4 hover:text-ink hover:underline',
} as const

const sizes = {
  medium: 'min-h-12 px-6 py-3',
  small: 'min-h-11 px-4 py-2 text-[0.9375rem]',
} as const

type Style = { look?: keyof typeof looks; size?: keyof typeof sizes }

/** Returns the classes of a button, also for links that look like one. */
export function buttonClass({ look = 'primary', size = 'medium' }: Style = {}): string {
  return `inline-flex items-center justify-center gap-2.5 rounded-full text-center font-semibold leading-tight transition-colors disabled:cursor-default disabled:opacity-70 ${sizes[size]} ${looks[look]}`
}

type Props = ComponentProps<'button'> & Style

/** A button, by default of type `button`. */
export function Button({ look, size, className = '', type = 'button', ...rest }: Props) {
  return <button type={type} className={`${buttonClass({ look, size })} ${className}`} {...rest} />
}
