'use client'

import { useTranslation } from '@payloadcms/ui'
import { dateTimeText } from '../../i18n/date-text.ts'
import { staffLanguage } from '../../i18n/staff.ts'
import { useHydrated } from '../use-hydrated.ts'

/** Shows a time in the reader's time zone, which only the browser knows. */
export function LocalTime({ iso }: { iso: string }) {
  const time = useLocalTime(iso)
  return <time dateTime={iso}>{time}</time>
}

/** Returns the time as text, or '' before hydration. */
export function useLocalTime(iso: string): string {
  const { i18n } = useTranslation()
  const isHydrated = useHydrated()
  return isHydrated ? dateTimeText(iso, staffLanguage(i18n.language)) : ''
}
