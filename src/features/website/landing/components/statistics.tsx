import type { LandingView } from '../types.ts'

type Props = { statistics: LandingView['statistics'] }

/** The section with the four figures. */
export function Statistics({ statistics }: Props) {
  if (statistics.items.length === 0) return null
  return (
    <section aria-labelledby="statistics-title" data-dark className="bg-ink text-paper">
      <div className="mx-auto max-w-7xl px-4 py-14 sm:px-6 lg:py-16">
        {statistics.title && (
          <h2
            id="statistics-title"
            className="text-center font-sans font-semibold text-lg text-paper/80 tracking-normal"
          >
            {statistics.title}
          </h2>
        )}
        <dl className="mt-8 grid grid-cols-2 gap-x-4 gap-y-9 lg:grid-cols-4 lg:divide-x lg:divide-paper/15">
          {statistics.items.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end px-2 text-center">
              <dt className="mt-2 text-paper/80">{label}</dt>
              <dd className="font-bold font-display text-[1.65rem] text-viktor tracking-tight sm:text-4xl">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
