import { useEditDepth, useLocale } from '@payloadcms/ui'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { Publication } from '../publication.ts'

/**
 * Opens a document that the site shows in one language in that one, because the form in another would publish
 * what no page shows.
 */
export function useOnlyLanguage(publication: Publication | undefined): void {
  const { code } = useLocale()
  const isInDrawer = useEditDepth() > 1
  const pathname = usePathname()
  const { replace } = useRouter()
  const [first, ...others] = publication?.isByLanguage ? publication.languages : []
  const isElsewhere = first && others.length === 0 && first.locale !== code && !isInDrawer
  useEffect(() => {
    if (isElsewhere) replace(`${pathname}?locale=${first.locale}`)
  }, [first?.locale, isElsewhere, pathname, replace])
}
