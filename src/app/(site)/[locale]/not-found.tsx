import { NotFoundPage, notFoundTitle } from '../../not-found-page.tsx'

/** The 404 page in place of a page that is not published. */
export default function NotFound() {
  return (
    <>
      <title>{notFoundTitle}</title>
      <NotFoundPage />
    </>
  )
}
