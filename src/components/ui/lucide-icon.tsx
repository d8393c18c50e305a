import type { IconNode } from 'lucide'
import { createElement } from 'react'

type Props = { of: IconNode; className?: string }

/** Renders an icon inline. Decorative, so it is hidden from assistive technology. */
export function LucideIcon({ of: shape, className }: Props) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shape.map(([tag, attributes], index) =>
        createElement(tag, { key: `${tag}${index}`, ...attributes }),
      )}
    </svg>
  )
}
