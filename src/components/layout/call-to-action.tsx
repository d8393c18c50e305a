import { LinkButton } from '../ui/link-button.tsx'
import { SpriteIcon } from '../ui/sprite-icon.tsx'

type Props = {
  title: string
  description: string
  primary: string
  secondary: string
  note?: string
}

/** The call-to-action section. Both buttons scroll to the contact form. */
export function CallToAction({ title, description, primary, secondary, note }: Props) {
  return (
    <section aria-labelledby="cta-title" data-dark className="bg-accent-deep text-paper">
      <div className="mx-auto max-w-4xl px-4 py-20 text-center sm:px-6 lg:py-24">
        {title && (
          <h2 id="cta-title" className="text-4xl sm:text-5xl lg:text-6xl">
            {title}
          </h2>
        )}
        {description && (
          <p className="mx-auto mt-5 max-w-2xl text-lg text-paper/90 sm:text-xl">{description}</p>
        )}
        <div className="mt-9 flex flex-col justify-center gap-3 sm:flex-row">
          <LinkButton href="#contact" look="light">
            {primary}
          </LinkButton>
          <LinkButton href="#contact" look="outlineLight">
            {secondary}
          </LinkButton>
        </div>
        {note && (
          <p className="mt-7 inline-flex items-center gap-2 font-medium text-paper/90">
            <SpriteIcon name="shield-check" className="size-5 shrink-0" />
            {note}
          </p>
        )}
      </div>
    </section>
  )
}
