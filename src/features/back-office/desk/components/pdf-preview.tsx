import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useReducer, useRef, useState } from 'react'
import { previewPath } from '../constants.ts'
import type { DeskMessages } from '../messages.ts'
import styles from './entry-panel.module.css'

GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).href

type PdfPreviewProps = { messages: DeskMessages; name: string; storedName: string }

/** Pages that are drawn: who needs more downloads the document. */
const maxPages = 20

/**
 * The pages of a PDF as pictures. The file comes as the download that it is, through the route that
 * records it; nothing in it runs, and no frame or plugin needs to be allowed.
 */
export function PdfPreview({ messages, name, storedName }: PdfPreviewProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  const [hasFailed, fail] = useReducer(() => true, false)
  const section = useRef<HTMLElement>(null)
  // It opens below the rest of the panel, maybe out of sight.
  useEffect(() => {
    if (pdf) section.current?.scrollIntoView({ block: 'start' })
  }, [pdf])
  useEffect(() => {
    const loading = getDocument({
      url: previewPath(storedName),
      disableRange: true,
      disableStream: true,
    })
    loading.promise.then(setPdf, fail)
    return () => void loading.destroy()
  }, [storedName])
  if (hasFailed) {
    return (
      <p className={styles.failure} role="alert">
        {messages.previewFailed}
      </p>
    )
  }
  if (!pdf) return <p role="status">{messages.downloading}</p>
  const pages = Array.from({ length: Math.min(pdf.numPages, maxPages) }, (_, index) => index + 1)
  return (
    <section
      aria-label={messages.preview(name)}
      className={styles.pages}
      ref={section}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to get there
      tabIndex={0}
    >
      {pages.map((page) => (
        <Page
          key={page}
          label={messages.page(page, pdf.numPages)}
          onFailure={fail}
          page={page}
          pdf={pdf}
        />
      ))}
    </section>
  )
}

type PageProps = { pdf: PDFDocumentProxy; page: number; label: string; onFailure: () => void }

function Page({ label, onFailure, page: number, pdf }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    let isGone = false
    const draw = async () => {
      const page = await pdf.getPage(number)
      if (isGone || !canvas.current) return
      const width = canvas.current.clientWidth * window.devicePixelRatio
      const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
      canvas.current.width = viewport.width
      canvas.current.height = viewport.height
      await page.render({ canvas: canvas.current, viewport }).promise
      const { items } = await page.getTextContent()
      setText(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    }
    draw().catch(() => !isGone && onFailure())
    return () => {
      isGone = true
    }
  }, [pdf, number, onFailure])
  return (
    <figure>
      <canvas ref={canvas} />
      <figcaption>
        {label}
        <span className={styles.hidden}>: {text}</span>
      </figcaption>
    </figure>
  )
}
