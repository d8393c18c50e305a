import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { SiteDocument } from '../../../../components/layout/site-document.tsx'
import { EditTexts } from '../../../../features/editing/click-to-edit/components/edit-texts.tsx'
import { PreviewFrame } from '../../../../features/editing/preview/components/preview-frame.tsx'
import { previewMessages } from '../../../../features/editing/preview/messages.ts'
import { StaffBar } from '../../../../features/editing/staff-bar/components/staff-bar.tsx'
import { isLocale } from '../../../../i18n/locales.ts'
import { viewerLanguage } from '../../require-preview-access.ts'

type Props = { params: Promise<{ locale: string }>; children: ReactNode }

export const metadata: Metadata = {
  title: 'Vorschau',
  robots: { index: false, follow: false },
}

/** The layout of draft pages. It does not check access: each page and picture does. */
export default async function PreviewLayout({ params, children }: Props) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const language = await viewerLanguage()
  return (
    <SiteDocument locale={locale}>
      {children}
      <PreviewFrame nothingSent={previewMessages[language].nothingSent} />
      <EditTexts language={language} />
      <StaffBar />
    </SiteDocument>
  )
}
