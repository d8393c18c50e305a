import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { SiteDocument } from '../../../components/layout/site-document.tsx'
import { StaffBar } from '../../../features/editing/staff-bar/components/staff-bar.tsx'
import { isLocale } from '../../../i18n/locales.ts'

type Props = { params: Promise<{ locale: string }>; children: ReactNode }

export default async function LocaleLayout({ params, children }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  return (
    <SiteDocument locale={locale}>
      {children}
      <StaffBar />
    </SiteDocument>
  )
}
