type Props = { title: string; subtitle?: string; id?: string; className?: string }

/** The heading of a section, with an optional subtitle. */
export function SectionHeading({ title, subtitle, id, className = '' }: Props) {
  return (
    <div className={`max-w-3xl ${className}`}>
      {title && (
        <h2 id={id} className="text-3xl sm:text-4xl lg:text-5xl">
          {title}
        </h2>
      )}
      {subtitle && <p className="mt-4 text-ink-soft text-lg sm:text-xl">{subtitle}</p>}
    </div>
  )
}
