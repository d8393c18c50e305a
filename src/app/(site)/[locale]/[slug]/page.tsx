import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadPersona } from '../../../../features/persona/data.ts'
import { loadSite } from '../../../../features/site/data.ts'
import { loadMeta, metadataOf } from '../../../../features/site/meta.ts'
import { isLocale, type Locale } from '../../../../i18n/locales.ts'
import { isPersonaPage, pageAt } from '../../../../i18n/routes.ts'
import { ImprintPage } from './imprint-page.tsx'
import { PersonaPage } from './persona-page.tsx'
import { PrivacyPage } from './privacy-page.tsx'

type Props = { params: Promise<{ locale: string; slug: string }> }

export const dynamic = 'force-static'

/** None at build time, which needs no database: the first visitor's request fills the cache. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page } = await resolve(params)
  if (page === 'imprint' || page === 'privacy') return loadMeta(page, locale)
  if (!isPersonaPage(page)) return {}
  const site = await loadSite(locale)
  const persona = await loadPersona(page, locale, site.placeholders)
  if (!persona) return {}
  const { title, description, motto } = persona
  const meta = { title, description, ogTitle: title, ogDescription: motto }
  return metadataOf({ page, locale, meta })
}

export default async function Page({ params }: Props) {
  const { locale, page } = await resolve(params)
  if (isPersonaPage(page)) return <PersonaPage locale={locale} slug={page} />
  if (page === 'imprint') return <ImprintPage locale={locale} />
  return <PrivacyPage />
}

/** The page of the route table; a 404 for every other pair of language and segment. */
async function resolve(params: Props['params']) {
  const { locale, slug } = await params
  const page = isLocale(locale) ? pageAt(locale, slug) : undefined
  if (!page) notFound()
  return { locale: locale as Locale, page }
}
