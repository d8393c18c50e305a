import mark from '../art/logo-mark.svg'

type Props = {
  brand: string
  href: string
  label: string
  /** On phones, wraps the name onto two lines to leave space for a button next to it. */
  compact?: boolean
}

/** The logo and the name, with a link to the home page. */
export function Logo({ brand, href, label, compact = false }: Props) {
  const onPhones = compact ? 'text-base leading-tight' : 'text-lg min-[22.5rem]:whitespace-nowrap'
  return (
    <a
      href={href}
      aria-label={`${brand} – ${label}`}
      className={`flex min-h-11 items-center gap-2.5 rounded-lg font-bold font-display tracking-tight sm:whitespace-nowrap sm:text-xl ${onPhones}`}
    >
      <img src={mark.src} alt="" width={34} height={34} className="shrink-0" />
      {brand}
    </a>
  )
}
