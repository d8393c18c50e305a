import type { ReactNode } from 'react'
import { SiteDocument } from '../../components/layout/site-document.tsx'
import { StaffBar } from '../../features/editing/staff-bar/components/staff-bar.tsx'

/** The layout of pages that exist only in German, without a language in their path. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <SiteDocument locale="de">
      {children}
      <StaffBar />
    </SiteDocument>
  )
}
