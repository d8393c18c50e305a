type Props = { className?: string }

/** A turning ring beside the text that names the running operation. */
export function Spinner({ className = 'size-5' }: Props) {
  return (
    <span
      aria-hidden="true"
      className={`${className} inline-block shrink-0 motion-safe:animate-spin rounded-full border-2 border-current border-r-transparent`}
    />
  )
}
