import { Icon } from '../../../../components/ui/icon.tsx'
import { Face } from './face.tsx'

type Props = { name: string; index: number; scenario: string; message: string }

/** The heights of the voice's bars, in per cent; each call shows another part of them. */
const wave = [
  30, 55, 80, 45, 95, 60, 35, 75, 100, 50, 70, 40, 85, 55, 30, 65, 90, 45, 60, 35, 50, 25,
]

/** A phone call: the caller's matter, the voice as a wave, and what the assistant says. */
export function CallExample({ name, index, scenario, message }: Props) {
  const bars = [...wave.slice(index * 5), ...wave.slice(0, index * 5)]
  return (
    <article
      data-dark
      className="flex h-full flex-col rounded-card bg-ink p-6 text-paper shadow-float sm:p-7"
    >
      <header className="flex items-center gap-3">
        <Face slug="viktor" />
        <p className="grow font-semibold">{name}</p>
        <span className="flex size-11 items-center justify-center rounded-full bg-alexandra-strong">
          <Icon name="phone" className="size-5" />
        </span>
      </header>
      <div aria-hidden="true" className="mt-6 flex h-12 items-center gap-1">
        {bars.map((height, position) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity
            key={position}
            className="flex-1 rounded-full bg-accent"
            style={{ height: `${height}%` }}
          />
        ))}
      </div>
      <h3 className="mt-6 font-medium font-sans text-paper/75 text-sm leading-snug tracking-normal">
        {scenario}
      </h3>
      <p className="mt-3 text-lg leading-relaxed">{message}</p>
    </article>
  )
}
