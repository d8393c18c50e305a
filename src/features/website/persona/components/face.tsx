import { portraits } from '../../../../components/art/portraits.ts'
import type { PersonaSlug } from '../../../../i18n/personas.ts'

/** Scale and position of each portrait, so that the circle shows the face. */
const positions: Record<PersonaSlug, string> = {
  clara: 'scale-[1.55] origin-[50%_30%]',
  viktor: 'scale-[1.55] origin-[50%_26%]',
  alexandra: 'scale-[1.55] origin-[50%_22%]',
}

type Props = { slug: PersonaSlug }

/** A persona's face in a small circle. */
export function Face({ slug }: Props) {
  return (
    <span className="size-11 shrink-0 overflow-hidden rounded-full bg-accent-wash">
      <img
        src={portraits[slug].src}
        alt=""
        width={480}
        height={560}
        loading="lazy"
        className={`size-11 object-cover object-top ${positions[slug]}`}
      />
    </span>
  )
}
