import sprite from '../art/icons.svg'
import type { IconName } from './icon-names.ts'

type Props = { name: IconName; className?: string }

/**
 * A pictogram; it decorates, so assistive technology passes over it. The page only points at the
 * shape: drawn in place, each would be sent twice, as HTML and as the data for hydration.
 */
export function SpriteIcon({ name, className = '' }: Props) {
  return (
    <svg aria-hidden="true" className={`icon ${className}`}>
      <use href={`${sprite.src}#${name}`} />
    </svg>
  )
}
