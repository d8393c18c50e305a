'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import { useHydrated } from '../../../../components/ui/use-hydrated.ts'

/** A time as the clock beside the reader shows it; the server does not know where that is. */
export function LocalTime({ iso }: { iso: string }) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const pattern = config.admin.dateFormat
  return <time dateTime={iso}>{useHydrated() && formatDate({ date: iso, i18n, pattern })}</time>
}
