import type { StaffLanguage } from '../../../../i18n/staff.ts'
import { metaLimits } from '../../../../lib/content/meta-limits.ts'
import { fillPlaceholders } from '../../../../lib/content/placeholders.ts'
import { withoutMarks } from '../../../../lib/content/text-marks.ts'
import { lengthOf } from '../../../../lib/text/length.ts'
import { previewMessages } from '../messages.ts'

type Props = {
  language: StaffLanguage
  site: string
  /** The page's absolute URL. */
  url: string
  title: string
  description: string
  shared: { title: string; description: string; picture: string }
}

/** Shows how a search engine and a link preview present a page. */
export function MetaPreview({ language, site, url, title, description, shared }: Props) {
  const texts = previewMessages[language]
  const { host, pathname } = new URL(url)
  return (
    <main id="main" tabIndex={-1} className="mx-auto grid max-w-2xl gap-10 px-4 py-10 sm:px-6">
      <section aria-labelledby="search">
        <h2 id="search" className="font-sans font-semibold text-base text-ink-soft">
          {texts.search}
        </h2>
        <div className="mt-3 rounded-card bg-card p-5 shadow-card">
          <p className="truncate text-ink-soft text-sm">
            {site} · {host + pathname}
          </p>
          <p className="mt-1 line-clamp-2 font-medium text-accent-strong text-xl">
            {title || texts.noTitle}
          </p>
          <p className="mt-1 line-clamp-3">{description}</p>
        </div>
        <ul className="mt-3 text-ink-soft text-sm">
          <li>
            {texts.title}: {lengthText(title, metaLimits.title, texts)}
          </li>
          <li>
            {texts.description}: {lengthText(description, metaLimits.description, texts)}
          </li>
        </ul>
      </section>
      <section aria-labelledby="shared">
        <h2 id="shared" className="font-sans font-semibold text-base text-ink-soft">
          {texts.shared}
        </h2>
        <div className="mt-3 overflow-hidden rounded-card bg-card shadow-card">
          <img
            src={shared.picture}
            alt=""
            width={1200}
            height={630}
            className="h-auto w-full border-line border-b"
          />
          <div className="p-5">
            <p className="text-ink-soft text-sm">{host}</p>
            <p className="mt-1 line-clamp-2 font-semibold text-lg">
              {shared.title || texts.noTitle}
            </p>
            <p className="mt-1 line-clamp-2">{shared.description}</p>
          </div>
        </div>
      </section>
    </main>
  )
}

function lengthText(text: string, limit: number, texts: { length: string; tooLong: string }) {
  const count = lengthOf(withoutMarks(text))
  const length = fillPlaceholders(texts.length, { count, limit })
  return count > limit ? `${length}, ${texts.tooLong}` : length
}
