import { notFound } from 'next/navigation'
import { siteUrl } from '../../../../../env.ts'
import { MetaPreview } from '../../../../../features/editing/preview/components/meta-preview.tsx'
import { metaPageAt, pictureNameOf, previewRoot } from '../../../../../i18n/routes.ts'
import type { ReadMode } from '../../../../../lib/cache/cache.ts'
import { loadPageMetadata } from '../../../../(site)/[locale]/load-page-metadata.ts'
import { viewerLanguage } from '../../../require-preview-access.ts'

type Props = { page: string | undefined; readMode: ReadMode }

/** Shows how search engines and link previews present a page, from its drafts. */
export async function MetaPage({ page, readMode }: Props) {
  const known = metaPageAt(page)
  if (!known) notFound()
  const meta = await loadPageMetadata(known, readMode)
  const { title, description, url, siteName } = meta.openGraph ?? {}
  return (
    <MetaPreview
      language={await viewerLanguage()}
      site={siteName ?? ''}
      url={new URL(String(url ?? ''), siteUrl).href}
      title={String(meta.title ?? '')}
      description={meta.description ?? ''}
      shared={{
        title: String(title ?? ''),
        description: description ?? '',
        picture: `${previewRoot}/${readMode.locale}/og/${pictureNameOf(known)}`,
      }}
    />
  )
}
