import sprite from '../art/icons.svg'
import type { IconName } from './icon-names.ts'

type Props = { name: IconName; className?: string }

/**
 * An icon from the sprite. Decorative, so it is hidden from assistive technology. References the shape,
 * because inline it would be sent twice: in the HTML and in the RSC payload.
 */
export function SpriteIcon({ name, className = '' }: Props) {
  return (
    <svg aria-hidden="true" className={`icon ${className}`}>
      <use href={`${sprite.src}#${name}`} />
    </svg>
  )
}
