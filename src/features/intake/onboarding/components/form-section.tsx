import type { ReactNode } from 'react'

type Props = { number: number; title: string; children: ReactNode }

/** A numbered section of the form. */
export function FormSection({ number, title, children }: Props) {
  const id = `section-${number}`
  return (
    <section aria-labelledby={id} className="border-line border-t py-8 sm:py-10">
      <h3 id={id} className="mb-6 flex items-center gap-3 text-[1.375rem]">
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-wash font-bold font-sans text-accent-deep text-base tracking-normal"
        >
          {number}
        </span>
        {title}
      </h3>
      {children}
    </section>
  )
}
