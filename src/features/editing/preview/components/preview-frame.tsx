'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { locales } from '../../../../i18n/locales.ts'
import { previewRoot, previewSection } from '../../../../i18n/routes.ts'
import { scrollToElement } from '../../../../lib/scroll-to-element.ts'

const sitePath = new RegExp(`^/(${locales.join('|')})([/#]|$)`)

/**
 * Makes a page behave as a preview: it refreshes when the connected editor saves, its links lead to
 * previews, and its forms do not submit.
 */
export function PreviewFrame({ nothingSent }: { nothingSent: string }) {
  const { refresh } = useRouter()

  // Implements Payload's live preview protocol, because `@payloadcms/live-preview-react` pins an exact
  // version of Payload.
  useEffect(() => {
    const follow = ({ origin, data }: MessageEvent) => {
      if (origin === location.origin && data?.type === 'payload-document-event') refresh()
    }
    window.addEventListener('message', follow)
    const editor: Window = window.opener ?? window.parent
    editor.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
    return () => window.removeEventListener('message', follow)
  }, [refresh])

  useEffect(() => {
    const [, id] = location.hash.split(previewSection)
    const section = id && document.getElementById(id)
    if (section) scrollToElement(section, 'instant')
  }, [])

  useEffect(() => {
    document.addEventListener('click', stayInPreview, { capture: true })
    const sendNothing = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopPropagation()
      window.alert(nothingSent)
    }
    document.addEventListener('submit', sendNothing, { capture: true })
    return () => {
      document.removeEventListener('click', stayInPreview, { capture: true })
      document.removeEventListener('submit', sendNothing, { capture: true })
    }
  }, [nothingSent])

  return null
}

function stayInPreview({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  const href = link?.getAttribute('href') ?? ''
  if (sitePath.test(href)) link?.setAttribute('href', previewRoot + href)
}
