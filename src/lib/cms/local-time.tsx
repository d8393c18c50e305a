'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import { useHydrated } from '../use-hydrated.ts'

/** A time in the reader's time zone, which only the browser knows. */
export function LocalTime({ iso }: { iso: string }) {
  const time = useLocalTime(iso)
  return <time dateTime={iso}>{time}</time>
}

/** The same as a text; nothing before it is known. */
export function useLocalTime(iso: string): string {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const isHydrated = useHydrated()
  return isHydrated ? formatDate({ date: iso, i18n, pattern: config.admin.dateFormat }) : ''
}
