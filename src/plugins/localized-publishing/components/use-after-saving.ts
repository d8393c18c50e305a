'use client'

import { useForm, useFormBackgroundProcessing, useFormModified, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { useDocumentMethod, useDocumentPath } from './document-path.ts'

type Act = () => unknown

/**
 * Does something once everything that was typed is saved: waits for an autosave that is running, and
 * saves what the next one would. If that fails, the form says why and nothing else happens.
 */
export function useAfterSaving(): { afterSaving: (act: Act) => void; isWaiting: boolean } {
  const path = useDocumentPath()
  const method = useDocumentMethod()
  const { code } = useLocale()
  const { setModified, submit } = useForm()
  const isModified = useFormModified()
  const isSaving = useFormBackgroundProcessing()
  const [waiting, setWaiting] = useState<{ act: Act }>()

  useEffect(() => {
    if (!waiting || isSaving) return
    // Once, whatever of the form changes meanwhile.
    setWaiting(undefined)
    const run = async () => {
      if (isModified) {
        const saved = await submit({
          action: `${path}?autosave=true&draft=true&depth=0&fallback-locale=null&locale=${code}`,
          method,
          overrides: { _status: 'draft' },
          skipValidation: true,
          disableSuccessStatus: true,
          acceptValues: { overrideLocalChanges: false },
        })
        if (!saved?.res.ok) return
        // Payload takes its own reset of this, at the end of an autosave, for something typed meanwhile.
        setModified(false)
      }
      await waiting.act()
    }
    void run()
  }, [code, isModified, isSaving, method, path, setModified, submit, waiting])

  return { afterSaving: (act) => setWaiting({ act }), isWaiting: Boolean(waiting) }
}
