import type { ReactNode } from 'react'
import { SiteDocument } from '../../components/layout/site-document.tsx'

export default function StartLayout({ children }: { children: ReactNode }) {
  return <SiteDocument locale="en">{children}</SiteDocument>
}
