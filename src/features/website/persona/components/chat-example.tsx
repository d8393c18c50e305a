import type { Conversation } from '../types.ts'
import { Face } from './face.tsx'

type Props = Conversation & { name: string }

/** A chat: the scenario as a grey line, the assistant's answer as a bubble. */
export function ChatExample({ name, scenario, caller, message }: Props) {
  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-card shadow-card">
      <header className="flex items-center gap-3 border-line border-b px-5 py-4">
        <Face slug="clara" />
        <p className="font-semibold leading-tight">
          {name}
          <span aria-hidden="true" className="mt-1 flex gap-1">
            <span className="size-1.5 rounded-full bg-accent" />
            <span className="size-1.5 rounded-full bg-accent/60" />
            <span className="size-1.5 rounded-full bg-accent/30" />
          </span>
        </p>
      </header>
      <div className="grow bg-paper px-5 pt-5 pb-7">
        <h3 className="mx-auto max-w-[85%] text-center font-medium font-sans text-ink-soft text-sm leading-snug tracking-normal">
          {scenario}
        </h3>
        {caller && (
          <p className="mt-5 ml-8 rounded-3xl rounded-tr-md bg-sand px-5 py-4">{caller}</p>
        )}
        <p className="mt-5 rounded-3xl rounded-tl-md bg-accent-strong px-5 py-4 text-white">
          {message}
        </p>
      </div>
    </article>
  )
}
