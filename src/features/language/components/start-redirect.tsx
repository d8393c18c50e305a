'use client'

import { useEffect } from 'react'
import { localeForRoot } from '../browser.ts'

/** Replaces the start page in the history by the landing page of the visitor's language. */
export function StartRedirect() {
  useEffect(() => window.location.replace(`/${localeForRoot()}`), [])
  return null
}
