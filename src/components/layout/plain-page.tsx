import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'

type Props = {
  brand: string
  homeHref: string
  homeLabel: string
  footerLabel: string
  links: readonly { href: string; label: string }[]
  children: ReactNode
}

/** A layout without navigation, for a single task: logo, content and the legally required links. */
export function PlainPage({ brand, homeHref, homeLabel, footerLabel, links, children }: Props) {
  return (
    <div data-accent="viktor" className="flex min-h-dvh flex-col">
      <header className="mx-auto w-full max-w-6xl px-4 py-5 sm:px-8">
        <Logo brand={brand} href={homeHref} label={homeLabel} />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl flex-1 px-4 pt-4 pb-16 sm:px-8 sm:pt-8"
      >
        {children}
      </main>
      <footer className="border-line border-t">
        <nav
          aria-label={footerLabel}
          className="mx-auto flex w-full max-w-6xl flex-wrap gap-x-6 px-4 py-4 text-ink-soft sm:px-8"
        >
          {links.map(({ href, label }) => (
            <a
              key={href}
              href={href}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {label}
            </a>
          ))}
        </nav>
      </footer>
    </div>
  )
}
