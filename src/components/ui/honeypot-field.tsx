type Props = { name: string }

/** A field for programs only: out of sight, out of the tab order and hidden from screen readers. */
export function HoneypotField({ name }: Props) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <input name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  )
}
