import { Button } from '@payloadcms/ui'
import { Download } from 'lucide'
import { Sign } from '../../../../components/ui/sign.tsx'
import { exportsPath } from '../constants.ts'
import { type ExportFormat, exportContent, exportName } from '../export.ts'
import { germanNumber } from '../labels.ts'
import type { Submission } from '../types.ts'
import { saveBlob } from './download.ts'
import styles from './overview.module.css'

const labels: Record<ExportFormat, string> = {
  csv: 'CSV-Export für Automatisierungstool',
  json: 'JSON-Export für Automatisierungstool',
  excel: 'CSV für Excel',
}

type ExportButtonsProps = {
  /** Returns what is exported; called on click. */
  submissions: () => Submission[]
  count: number
  isFiltered: boolean
}

export function ExportButtons({ submissions, count, isFiltered }: ExportButtonsProps) {
  const save = (format: ExportFormat) => {
    const exported = submissions()
    const { text, type } = exportContent(format, exported)
    saveBlob(new Blob([text], { type }), exportName(format, { today: new Date(), isFiltered }))
    reportExport(format, exported.length)
  }
  return (
    <div className={styles.exports}>
      {(Object.keys(labels) as ExportFormat[]).map((format) => (
        <Button
          buttonStyle="secondary"
          className={styles.button}
          disabled={count === 0}
          icon={<Sign of={Download} />}
          iconPosition="left"
          key={format}
          margin={false}
          onClick={() => save(format)}
          size="medium"
        >
          {labels[format]}
          {isFiltered && ` (${germanNumber(count)})`}
        </Button>
      ))}
    </div>
  )
}

/** For the access log. The export is made already: it neither waits for this nor fails with it. */
function reportExport(format: ExportFormat, count: number): void {
  void fetch(exportsPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ format, count }),
    credentials: 'include',
    keepalive: true,
  }).catch(() => undefined)
}
