import { notFound } from 'next/navigation'
import { isLocale } from '../../../../../../i18n/locales.ts'
import { ogImageAt } from '../../../../../../i18n/routes.ts'
import { drawPicture } from '../../../../../og/draw-picture.tsx'
import { requirePreviewAccess } from '../../../../require-preview-access.ts'

type Context = { params: Promise<{ locale: string; picture: string }> }

/** Renders the link preview picture of a page from its drafts. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, picture } = await params
  const page = ogImageAt(picture)
  if (!page || !isLocale(locale)) notFound()
  await requirePreviewAccess(`/${locale}/og/${picture}`)
  const drawn = await drawPicture(page, { locale, draft: true })
  drawn.headers.set('Cache-Control', 'private, no-store')
  return drawn
}
