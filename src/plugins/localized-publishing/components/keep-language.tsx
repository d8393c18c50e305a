'use client'

import { useEditDepth } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Adds the language of a form to its address. Without it, Payload saves the form in the language that the
 * account has chosen last, in any window, but Back shows the form in the language in which it was loaded.
 */
export function KeepLanguage({ locale }: { locale: string }) {
  const isInDrawer = useEditDepth() > 1
  const [language, ...others] = useSearchParams().getAll('locale')
  const hasLanguage = Boolean(language) && others.length === 0
  useEffect(() => {
    if (isInDrawer || hasLanguage) return
    const address = new URL(location.href)
    address.searchParams.set('locale', locale)
    history.replaceState(null, '', address)
  }, [hasLanguage, isInDrawer, locale])
  return null
}
