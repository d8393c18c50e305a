import type { ComponentProps } from 'react'

/** The transparent borders become visible in forced-colors mode, which removes backgrounds. */
const looks = {
  solid: 'border-transparent bg-ink text-paper hover:bg-accent-deep',
  outline: 'border-ink text-ink hover:bg-ink hover:text-paper',
  light: 'border-transparent bg-paper text-ink hover:bg-accent-wash',
  outlineLight: 'border-paper/70 text-paper hover:bg-paper hover:text-ink',
}

type Props = ComponentProps<'a'> & { look?: keyof typeof looks; small?: boolean }

/** A link that looks like a button; renders nothing without children. */
export function LinkButton({ look = 'solid', small = false, className = '', ...rest }: Props) {
  if (!rest.children) return null
  const size = small
    ? 'min-h-11 px-4 py-2 text-sm sm:px-5 sm:text-base'
    : 'min-h-13 px-7 py-3 text-lg'
  return (
    <a
      className={`inline-flex items-center justify-center rounded-full border-2 text-center font-semibold leading-tight transition-colors ${size} ${looks[look]} ${className}`}
      {...rest}
    />
  )
}
