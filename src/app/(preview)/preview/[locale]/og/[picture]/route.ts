import { notFound } from 'next/navigation'
import { isLocale } from '../../../../../../i18n/locales.ts'
import { pictureAt } from '../../../../../../i18n/routes.ts'
import { drawPicture } from '../../../../../og/draw-picture.tsx'
import { requirePreviewer } from '../../../../gate.ts'

type Context = { params: Promise<{ locale: string; picture: string }> }

/** The picture of a page for link previews, drawn from its drafts. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, picture } = await params
  const page = pictureAt(picture)
  if (!page || !isLocale(locale)) notFound()
  await requirePreviewer(`/${locale}/og/${picture}`)
  const drawn = await drawPicture(page, { locale, draft: true })
  drawn.headers.set('Cache-Control', 'private, no-store')
  return drawn
}
