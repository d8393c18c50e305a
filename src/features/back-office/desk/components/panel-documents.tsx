import { Archive, Download, Eye } from 'lucide'
import { lazy, Suspense, useState } from 'react'
import { LucideIcon } from '../../../../components/ui/lucide-icon.tsx'
import type { DeskDescription } from '../description.ts'
import type { DocumentDetail, Entry } from '../types.ts'
import { downloadAll, downloadDocument } from './download.ts'
import styles from './entry-panel.module.css'

/** Loaded on demand, because its library is large. */
const PdfPreview = lazy(() =>
  import('./pdf-preview.tsx').then(({ PdfPreview }) => ({ default: PdfPreview })),
)

type PanelDocumentsProps<E extends Entry> = {
  desk: DeskDescription<E>
  /** Undefined until they are loaded. */
  details: readonly DocumentDetail[] | undefined
  entry: E
}

/** The documents of an entry, with preview and download. */
export function PanelDocuments<E extends Entry>(props: PanelDocumentsProps<E>) {
  const { desk, details, entry } = props
  const { documents, messages } = desk
  const [previewed, setPreviewed] = useState<string>()
  const storedNames = documents(entry)
  const byName = new Map(details?.map((detail) => [detail.storedName, detail]))
  const zipped = { ...entry, uploadedFiles: [...storedNames] }
  return (
    <section className={styles.section}>
      <h3>{messages.documents}</h3>
      <ul className={styles.documents}>
        {storedNames.map((storedName) => {
          const { bytes, name = storedName } = byName.get(storedName) ?? {}
          const isPdf = storedName.toLowerCase().endsWith('.pdf')
          const isOpen = previewed === storedName
          return (
            <li key={storedName}>
              <span className={styles.fileName}>
                {name}
                {bytes !== undefined && (
                  <span className={styles.hint}> {sizeText(bytes, desk.language)}</span>
                )}
              </span>
              {isPdf && (
                <button
                  aria-expanded={isOpen}
                  aria-label={messages.preview(name)}
                  className={styles.iconButton}
                  onClick={() => setPreviewed(isOpen ? undefined : storedName)}
                  title={messages.preview(name)}
                  type="button"
                >
                  <LucideIcon of={Eye} />
                </button>
              )}
              <button
                aria-label={messages.download(name)}
                className={styles.iconButton}
                onClick={() => downloadDocument(storedName, messages, name)}
                title={messages.download(name)}
                type="button"
              >
                <LucideIcon of={Download} />
              </button>
              {isOpen && (
                <Suspense fallback={<p role="status">{messages.downloading}</p>}>
                  <PdfPreview messages={messages} name={name} storedName={storedName} />
                </Suspense>
              )}
            </li>
          )
        })}
      </ul>
      {storedNames.length > 1 && (
        <button
          className={styles.textButton}
          onClick={() => downloadAll(zipped, messages)}
          type="button"
        >
          <LucideIcon of={Archive} />
          {messages.downloadAll}
        </button>
      )}
    </section>
  )
}

/** For example `1,24 MB` or `12 kB`; at least `1 kB`. */
function sizeText(bytes: number, language: string): string {
  const isLarge = bytes >= 1024 ** 2
  const unit = isLarge ? 'megabyte' : 'kilobyte'
  const format = { style: 'unit', unit, maximumFractionDigits: isLarge ? 2 : 0 } as const
  return new Intl.NumberFormat(language, format).format(
    isLarge ? bytes / 1024 ** 2 : Math.max(1, bytes / 1024),
  )
}
