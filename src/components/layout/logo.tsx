import mark from '../art/logo-mark.svg'

type Props = { brand: string; href: string; label: string }

/** The mark and the name, leading home. */
export function Logo({ brand, href, label }: Props) {
  return (
    <a
      href={href}
      aria-label={`${brand} – ${label}`}
      className="flex min-h-11 items-center gap-2.5 rounded-lg font-bold font-display text-lg tracking-tight min-[22.5rem]:whitespace-nowrap sm:text-xl"
    >
      <img src={mark.src} alt="" width={34} height={34} className="shrink-0" />
      {brand}
    </a>
  )
}
