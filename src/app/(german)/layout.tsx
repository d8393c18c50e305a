import type { ReactNode } from 'react'
import { SiteDocument } from '../../components/layout/site-document.tsx'
import { StaffBar } from '../../features/editing/staff-bar/components/staff-bar.tsx'

/** The pages that exist in German only, outside the languages' own addresses. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <SiteDocument locale="de">
      {children}
      <StaffBar />
    </SiteDocument>
  )
}
