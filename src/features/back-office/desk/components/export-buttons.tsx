import { Button, toast } from '@payloadcms/ui'
import { Download } from 'lucide'
import { LucideIcon } from '../../../../components/ui/lucide-icon.tsx'
import { saveBlob } from '../../../../lib/save-blob.ts'
import { exportsPath } from '../constants.ts'
import type { DeskDescription } from '../description.ts'
import { type ExportFormat, exportFile, exportFileName, exportFormats } from '../export.ts'
import type { DeskCollection } from '../follow-up/constants.ts'
import { numberText } from '../labels.ts'
import type { Entry } from '../types.ts'
import styles from './desk.module.css'

type ExportButtonsProps<E extends Entry> = {
  desk: DeskDescription<E>
  /** Returns the entries to export; called on click. */
  entries: () => E[]
  count: number
  isFiltered: boolean
}

export function ExportButtons<E extends Entry>(props: ExportButtonsProps<E>) {
  const { desk, entries, count, isFiltered } = props
  const { collection, exports, language, messages } = desk
  const save = async (format: ExportFormat) => {
    const exported = entries()
    const name = exportFileName(exports.stem, format, { today: new Date(), isFiltered })
    saveBlob(await exportFile(format, exported, exports.columns), name)
    reportExport(collection, format, exported.length)
  }
  return (
    <div className={styles.exports}>
      {exportFormats.map((format) => (
        <Button
          buttonStyle="secondary"
          className={styles.button}
          disabled={count === 0}
          icon={<LucideIcon of={Download} />}
          iconPosition="left"
          key={format}
          margin={false}
          onClick={() => save(format).catch(() => toast.error(messages.failed))}
          size="medium"
        >
          {messages.exports[format]}
          {isFiltered && ` (${numberText(count, language)})`}
        </Button>
      ))}
    </div>
  )
}

/** Reports an export to the access log, in the background: the file has already been created. */
function reportExport(collection: DeskCollection, format: ExportFormat, count: number): void {
  void fetch(exportsPath(collection), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ format, count }),
    credentials: 'include',
    keepalive: true,
  }).catch(() => undefined)
}
