'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { currentToast, dismissToast, subscribeToToast, type Toast } from './toast-store.ts'
import type { ToasterLabels, ToasterProps } from './toaster.tsx'

/**
 * Fetches what shows notifications. Call it when a person starts to use a form, so that a failure
 * can still be reported after the connection is lost.
 */
export function loadToaster(): Promise<ComponentType<ToasterProps>> {
  return import('./toaster.tsx').then(({ Toaster }) => Toaster)
}

/** Where notifications appear. Nothing of it is sent to the browser before the first one. */
export function ToastOutlet(labels: ToasterLabels) {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => undefined)
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>()
  const isWaiting = toast?.open === true && !Toaster

  useEffect(() => {
    if (!isWaiting) return
    loadToaster().then(
      (Loaded) => setToaster(() => Loaded),
      () => tellPlainly(toast),
    )
  }, [isWaiting, toast])

  return Toaster && toast ? <Toaster toast={toast} {...labels} /> : null
}

/** The connection is gone and with it the notification's looks: its words matter more. */
function tellPlainly({ id, title, description }: Toast): void {
  dismissToast(id)
  window.alert([title, description].filter(Boolean).join('\n'))
}
