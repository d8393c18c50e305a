type Props = { name: string; className?: string }

/** A person's initials, shown if there is no portrait. */
export function Initials({ name, className = '' }: Props) {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
    // By code points: half of a letter would differ between server and browser.
    .map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '')
    .join('')
  return (
    <span
      aria-hidden="true"
      className={`flex items-center justify-center bg-accent-wash font-bold font-display text-accent-deep ${className}`}
    >
      {letters}
    </span>
  )
}
