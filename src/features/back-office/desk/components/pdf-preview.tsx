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
  const section = useRef<HTMLElement>(null)
  // The preview opens at the end of the panel, which may be outside of the viewport.
  useEffect(() => {
    if (pdf) section.current?.scrollIntoView({ block: 'start' })
  }, [pdf])
  useEffect(() => {
    if (hasFailed) return
    const worker = new PDFWorker()
    const loading = getDocument({
      url: previewPath(storedName),
      disableRange: true,
      disableStream: true,
      maxImageSize: maxPicturePixels,
      worker,
    })
    let cancelLimit = () => {}
    // Called while the document is downloaded, which may take any time.
    loading.onProgress = () => {
      cancelLimit()
      cancelLimit = limitTime(fail)
    }
    loading.promise.then(setPdf, fail).finally(() => cancelLimit())
    return () => {
      cancelLimit()
      void loading.destroy()
      // `loading` would wait until the worker has done what takes too long.
      worker.destroy()
    }
  }, [storedName, hasFailed])
  if (hasFailed) {
    return (
      <p className={styles.failure} role="alert">
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
      ref={section}
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
    </section>
  )
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
