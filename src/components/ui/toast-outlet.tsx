'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { currentToast, dismissToast, subscribeToToast, type Toast } from './toast-store.ts'
import type { ToasterLabels, ToasterProps } from './toaster.tsx'

/**
 * Loads the toaster's code. Call it when a user starts to use a form, so that a failure can be shown even
 * after the connection is lost.
 */
export function loadToaster(): Promise<ComponentType<ToasterProps>> {
  return import('./toaster.tsx').then(({ Toaster }) => Toaster)
}

/** Shows toasts. Loads the toaster's code with the first one. */
export function ToastOutlet(labels: ToasterLabels) {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => undefined)
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>()
  const isWaiting = toast?.open === true && !Toaster

  useEffect(() => {
    if (!isWaiting) return
    loadToaster().then(
      (Loaded) => setToaster(() => Loaded),
      () => showAlert(toast),
    )
  }, [isWaiting, toast])

  return Toaster && toast ? <Toaster toast={toast} {...labels} /> : null
}

/** Shows a toast as an alert, if the toaster's code could not be loaded. */
function showAlert({ id, title, description }: Toast): void {
  dismissToast(id)
  window.alert([title, description].filter(Boolean).join('\n'))
}
