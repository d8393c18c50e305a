'use client'

import {
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect } from 'react'
import { useLeaving } from '../../../lib/cms/use-leaving.ts'
import { useDrawerClosing } from './use-drawer-closing.ts'

/**
 * Asks before the language menu, Back or Forward leave a form without autosave that is not saved, or Escape
 * closes its drawer; Payload asks before links only. After a rejected save, the form counts as not saved, so
 * that it can be saved again.
 */
export function AskBeforeLeaving() {
  const isModified = useFormModified()
  const { setModified } = useForm()
  const isProcessing = useFormProcessing()
  const isRejected = useFormSubmitted()
  const { t } = useTranslation()
  useEffect(() => {
    if (isRejected && !isProcessing) setModified(true)
  }, [isProcessing, isRejected, setModified])
  const ask = () => confirm(t('general:changesNotSaved'))
  useLeaving(isModified, (_, control) => control instanceof HTMLAnchorElement || ask())
  useDrawerClosing(isModified, ask)
  return null
}
