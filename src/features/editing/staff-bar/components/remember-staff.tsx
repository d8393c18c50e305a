'use client'

import { useAuth, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { staffFlag } from '../constants.ts'

/** Wraps the CMS. Sets the flag that makes the site's pages show the staff bar while logged in. */
export function RememberStaff({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const { i18n } = useTranslation()
  useEffect(() => {
    if (user) localStorage.setItem(staffFlag, i18n.language)
    else localStorage.removeItem(staffFlag)
  }, [user, i18n.language])
  return children
}
