import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useReducer, useRef, useState } from 'react'
import { previewPath } from '../constants.ts'
import type { DeskMessages } from '../messages.ts'
import { previewScale } from '../preview-scale.ts'
import styles from './entry-panel.module.css'

GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).href

type PdfPreviewProps = { messages: DeskMessages; name: string; storedName: string }

/** A preview ends here; for more, the document can be downloaded. */
const maxPages = 20

/** A document or page that takes longer, in milliseconds, is not worth the memory that it may take. */
const maxTime = 15_000

/** Maximum characters of a page's text for screen readers; a PDF of a few KB can contain millions. */
const maxTextLength = 10_000

/** Maximum pixels of a picture in a PDF; a scan of an A4 page with 600 dpi has 35 million. */
const maxPicturePixels = 40_000_000

/**
 * Renders the pages of a PDF on canvases. The file is fetched from the download route, which records
 * access. Scripts in the PDF do not run, and the content security policy needs no frame or plugin.
 */
export function PdfPreview({ messages, name, storedName }: PdfPreviewProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  const [hasFailed, fail] = useReducer(() => true, false)
  // One page after another is drawn, so that the memory for drawing is needed only once.
  const [drawn, showNext] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (hasFailed) return
    const download = new AbortController()
    let close = () => {}
    const open = async () => {
      const data = await fetchBytes(previewPath(storedName), download.signal)
      const opened = openPdf(data)
      const cancelLimit = limitTime(fail)
      close = () => {
        cancelLimit()
        opened.close()
      }
      setPdf(await opened.pdf)
      cancelLimit()
    }
    open().catch(() => download.signal.aborted || fail())
    return () => {
      download.abort()
      close()
    }
  }, [storedName, hasFailed])
  if (hasFailed) {
    return (
      <p className={styles.failure} ref={scrollIntoView} role="alert">
        {messages.previewFailed}
      </p>
    )
  }
  if (!pdf) return <p role="status">{messages.downloading}</p>
  const length = Math.min(pdf.numPages, maxPages, drawn + 1)
  const pages = Array.from({ length }, (_, index) => index + 1)
  return (
    <section
      aria-label={messages.preview(name)}
      className={styles.pages}
      ref={scrollIntoView}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
    >
      {pages.map((page) => (
        <Page
          key={page}
          label={messages.page(page, pdf.numPages)}
          onDrawn={showNext}
          onFailure={fail}
          page={page}
          pdf={pdf}
        />
      ))}
      {drawn >= maxPages && pdf.numPages > maxPages && (
        <p>{messages.previewEnds(maxPages, pdf.numPages)}</p>
      )}
    </section>
  )
}

/** The preview is at the end of the panel, which may be outside of the viewport. */
function scrollIntoView(preview: HTMLElement | null): void {
  preview?.scrollIntoView({ block: 'start' })
}

/** Downloads a document. pdf.js's own download would not end when its worker is destroyed. */
async function fetchBytes(path: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(path, { signal })
  if (!response.ok) throw new Error(`The download failed with status ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  signal.throwIfAborted()
  return bytes
}

/** Opens a PDF in a worker of its own. */
function openPdf(data: Uint8Array): { pdf: Promise<PDFDocumentProxy>; close: () => void } {
  const worker = new PDFWorker()
  const loading = getDocument({ data, maxImageSize: maxPicturePixels, worker })
  const close = () => {
    // `loading` waits until the worker has done what it is doing, which may take too long.
    const timer = setTimeout(() => worker.destroy(), 1_000)
    void loading.destroy().then(() => {
      clearTimeout(timer)
      worker.destroy()
    })
  }
  return { pdf: loading.promise, close }
}

type PageProps = {
  pdf: PDFDocumentProxy
  page: number
  label: string
  onDrawn: () => void
  onFailure: () => void
}

function Page({ label, onDrawn, onFailure, page: number, pdf }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    let isUnmounted = false
    const cancelLimit = limitTime(onFailure)
    const draw = async () => {
      const page = await pdf.getPage(number)
      if (isUnmounted || !canvas.current) return
      const width = canvas.current.clientWidth * window.devicePixelRatio
      const viewport = page.getViewport({
        scale: previewScale(page.getViewport({ scale: 1 }), width),
      })
      canvas.current.width = viewport.width
      canvas.current.height = viewport.height
      await page.render({ canvas: canvas.current, viewport }).promise
      setText(await readText(page))
      page.cleanup()
    }
    draw()
      .then(
        () => !isUnmounted && onDrawn(),
        () => !isUnmounted && onFailure(),
      )
      .finally(cancelLimit)
    return () => {
      isUnmounted = true
      cancelLimit()
    }
  }, [pdf, number, onDrawn, onFailure])
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

/** Calls `onExceeded` after `maxTime`, unless the returned function is called before. */
function limitTime(onExceeded: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const start = () => {
    // Browsers do not draw in a hidden tab.
    timer = setTimeout(() => (document.hidden ? start() : onExceeded()), maxTime)
  }
  start()
  return () => clearTimeout(timer)
}

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>

/** Returns the beginning of a page's text. */
async function readText(page: PDFPageProxy): Promise<string> {
  const reader = page.streamTextContent().getReader()
  let text = ''
  while (text.length < maxTextLength) {
    const { done, value } = await reader.read()
    if (done) return text
    const { items }: TextContent = value
    text += items.map((item) => ('str' in item ? `${item.str} ` : '')).join('')
  }
  void reader.cancel(new Error('The text is too long'))
  return text.slice(0, maxTextLength)
}
