import { SpriteIcon } from './sprite-icon.tsx'

type Props = { count: number; label: string }

/** A rating in stars, announced as `label`. */
export function Stars({ count, label }: Props) {
  return (
    <div role="img" aria-label={label} className="flex gap-1 text-viktor">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stars are all the same
        <SpriteIcon key={index} name="star" className="size-5 fill-current" />
      ))}
    </div>
  )
}
