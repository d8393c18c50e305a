import { notFound } from 'next/navigation'
import { Imprint } from '../../../../features/website/legal/components/imprint.tsx'
import { loadImprint } from '../../../../features/website/legal/data.ts'
import { LegalFrame } from '../../../../features/website/site/components/legal-frame.tsx'
import { loadSite } from '../../../../features/website/site/data.ts'
import type { ReadMode } from '../../../../lib/cache/cache.ts'

export async function ImprintPage({ readMode }: { readMode: ReadMode }) {
  const site = await loadSite(readMode)
  const imprint = await loadImprint(readMode, site.placeholders)
  if (!imprint) notFound()
  const { operator, phone, email } = site
  const title = imprint.title || site.footer.imprint || site.brand
  return (
    <LegalFrame locale={readMode.locale} site={site}>
      <Imprint imprint={{ ...imprint, title }} operator={{ ...operator, phone, email }} />
    </LegalFrame>
  )
}
