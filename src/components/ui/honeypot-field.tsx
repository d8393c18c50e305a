type Props = { name: string }

/** A field that only bots fill in: off-screen, not focusable and hidden from screen readers. */
export function HoneypotField({ name }: Props) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <input name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  )
}
