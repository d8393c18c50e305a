import { SpriteIcon } from '../../../../components/ui/sprite-icon.tsx'
import type { Conversation } from '../types.ts'
import { Face } from './face.tsx'

type Props = Conversation & { name: string }

/** A document being filed: a sheet in a folder, with the assistant's note on the folder. */
export function PaperExample({ name, scenario, message }: Props) {
  return (
    <article className="flex h-full flex-col">
      <div className="mx-5 rounded-t-xl border border-line border-b-0 bg-card px-5 pt-5 pb-8 shadow-card">
        <div aria-hidden="true" className="space-y-2">
          <span className="block h-2 w-1/3 rounded-full bg-accent" />
          <span className="block h-2 w-full rounded-full bg-line" />
          <span className="block h-2 w-4/5 rounded-full bg-line" />
        </div>
        <h3 className="mt-4 font-sans font-semibold text-base leading-snug tracking-normal">
          {scenario}
        </h3>
      </div>
      <div className="-mt-4 relative flex grow flex-col rounded-card rounded-tl-none bg-accent-deep p-6 text-paper shadow-float sm:p-7">
        <span
          aria-hidden="true"
          className="-top-4 absolute left-0 h-5 w-28 rounded-t-xl bg-accent-deep"
        />
        <p className="grow text-lg leading-relaxed">{message}</p>
        <p className="mt-6 flex items-center gap-3 border-paper/20 border-t pt-5 font-semibold">
          <Face slug="alexandra" />
          <span className="grow">{name}</span>
          <SpriteIcon name="folder-check" className="size-6 text-accent" />
        </p>
      </div>
    </article>
  )
}
