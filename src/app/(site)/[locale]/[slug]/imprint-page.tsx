import { notFound } from 'next/navigation'
import { Imprint } from '../../../../features/legal/components/imprint.tsx'
import { loadImprint } from '../../../../features/legal/data.ts'
import { LegalFrame } from '../../../../features/site/components/legal-frame.tsx'
import { loadSite } from '../../../../features/site/data.ts'
import type { Locale } from '../../../../i18n/locales.ts'

/** The imprint in a language. */
export async function ImprintPage({ locale }: { locale: Locale }) {
  const site = await loadSite(locale)
  const imprint = await loadImprint(locale, site.placeholders)
  if (!imprint) notFound()
  const { operator, phone, email } = site
  return (
    <LegalFrame locale={locale} site={site}>
      <Imprint imprint={imprint} operator={{ ...operator, phone, email }} />
    </LegalFrame>
  )
}
