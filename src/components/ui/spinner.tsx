type Props = { className?: string }

/** A loading spinner. Decorative, to be shown next to a text. */
export function Spinner({ className = 'size-5' }: Props) {
  return (
    <span
      aria-hidden="true"
      className={`${className} inline-block shrink-0 motion-safe:animate-spin rounded-full border-2 border-current border-r-transparent`}
    />
  )
}
