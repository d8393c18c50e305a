'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { locales } from '../../../../i18n/locales.ts'
import { previewRoot } from '../../../../i18n/routes.ts'

const toPage = new RegExp(`^/(${locales.join('|')})([/#]|$)`)

/**
 * Keeps a preview a preview: it follows what is saved in the editor beside it, its links lead to
 * previews, and its forms send nothing.
 */
export function PreviewFrame({ nothingSent }: { nothingSent: string }) {
  const { refresh } = useRouter()

  // The protocol of Payload's live preview. Its React package allows no other patch release of it.
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
  if (toPage.test(href)) link?.setAttribute('href', previewRoot + href)
}
