import type { Metadata } from 'next'
import { SiteDocument } from '../components/layout/site-document.tsx'
import { NotFoundPage, notFoundTitle } from './not-found-page.tsx'

export const metadata: Metadata = { title: notFoundTitle, robots: { index: false } }

/** The 404 page for everything that is not in the route table, so it is in no specific language. */
export default function GlobalNotFound() {
  return (
    <SiteDocument locale="en">
      <NotFoundPage />
    </SiteDocument>
  )
}
