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

/**
 * Asks before the language menu, Back or Forward leave a form without autosave that is not saved; Payload asks
 * before links only. After a rejected save, the form counts as not saved, so that it can be saved again.
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
  useLeaving(isModified, (_, control) => {
    return control instanceof HTMLAnchorElement || confirm(t('general:changesNotSaved'))
  })
  return null
}
