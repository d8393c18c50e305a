import { PreviewPart } from '../../../../../features/editing/preview/components/preview-part.tsx'
import { TeamCard } from '../../../../../features/website/landing/components/team-card.tsx'
import { loadLanding } from '../../../../../features/website/landing/data.ts'
import { loadSite } from '../../../../../features/website/site/data.ts'
import type { PersonaSlug } from '../../../../../i18n/personas.ts'
import type { ReadMode } from '../../../../../lib/cache/cache.ts'
import { PersonaPage } from '../../../../(site)/[locale]/[slug]/persona-page.tsx'
import { viewerLanguage } from '../../../require-preview-access.ts'

type Props = { readMode: ReadMode; slug: PersonaSlug }

/** Previews a persona's card on the landing page and its own page. */
export async function PersonaPreview({ readMode, slug }: Props) {
  const [language, site] = await Promise.all([viewerLanguage(), loadSite(readMode)])
  const landing = await loadLanding(readMode, site.placeholders)
  const card = landing?.team.personas.find((each) => each.slug === slug)
  return (
    <>
      {landing && card && (
        <PreviewPart language={language} part="card">
          <div className="mx-auto max-w-md px-4 py-10 sm:px-6" data-accent={slug}>
            <TeamCard locale={readMode.locale} linkLabel={landing.team.linkLabel} persona={card} />
          </div>
        </PreviewPart>
      )}
      <PreviewPart language={language} part="page" />
      <PersonaPage readMode={readMode} slug={slug} />
    </>
  )
}
